import { dueAfter } from '#shared/application/decision.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import { memberIdOf } from '#functions/platform/http/desk.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'
import { lastAct, whoDecided } from './decided-meanwhile.ts'
import { listed, subjectOf } from './listed.ts'

type Answered =
  | { kind: 'answered' | 'meanwhile'; application: StoredApplication }
  | { kind: 'application_not_found' | 'agreement_not_yours' | 'proposer_gone' }

/** A disabled member proposes nothing. The recruiter tool, which has no row of a member, does. */
async function isGone(proposer: string, { members }: Pick<RecruitingApp, 'members'>): Promise<boolean> {
  const id = memberIdOf(proposer)
  if (id === undefined) return false
  const member = await members.byId(id)
  return member?.state !== 'active' || member.role !== 'recruiter'
}

/** Lets the ten minutes of a proposed acceptance begin, or removes it. A repeated call finds its own act. */
export const answerProposal: RecruitingHandlers['answerProposal'] = async (
  { params: { id }, body: { decision: seen, declinedFor }, member, keepAct, refuse, log },
  app,
) => {
  const act = declinedFor === null ? 'acceptance_agreed' : 'acceptance_declined'
  const answered = await tryAgain(async (): Promise<Answered | undefined> => {
    const application = await app.applications.named(id)
    if (application === undefined) return { kind: 'application_not_found' }
    const { decision } = application
    const actId = app.random.id()
    const detail = decision?.status ?? application.status
    const auditStep = keepAct.step({ ...subjectOf(application), act, detail, id: actId })
    if (decision === undefined || decision.id !== seen) {
      const last = await lastAct(application, app)
      const isOwn = last?.act === act && last.who === keepAct.who
      return { kind: isOwn ? 'answered' : 'meanwhile', application }
    }
    const { awaits, by = '', ...proposed } = decision
    if (member === undefined || awaits?.id !== member.id) return { kind: 'agreement_not_yours' }
    if (declinedFor === null && (await isGone(by, app))) return { kind: 'proposer_gone' }
    const agreed = { ...proposed, by, id: actId, dueAt: dueAfter(app.clock()).toISOString() }
    const written =
      declinedFor === null
        ? await app.decisions.put(application, agreed, auditStep)
        : await app.decisions.recall({ ...application, decision }, auditStep, {
            reason: declinedFor,
            act: actId,
          })
    return written && { kind: 'answered', application: written }
  })
  if (!('application' in answered)) throw refuse(answered.kind)
  const { application } = answered
  if (answered.kind === 'meanwhile') throw refuse('decided_meanwhile', await whoDecided(application, app))
  log.info('proposal answered', { applicationId: id, act })
  return { success: true, data: { application: (await listed(application, app)).application } }
}
