import { hiringRules } from '#shared/company-hiring.ts'
import type { RecruiterStatus } from '#shared/application/application-status.ts'
import {
  decideOn,
  dueAfter,
  isAsSeen,
  isRepeated,
  type DecisionRefusal,
  type SeenApplication,
  type WantedDecision,
} from '#shared/application/decision.ts'
import type { Interviewer } from '#shared/application/slots.ts'
import { undecidedOf } from '#functions/application/standing.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import type { KeepAct } from '#functions/platform/http/audit.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { RecruitingApp } from './app.ts'
import { hasRecalled, lastDecider } from './decided-meanwhile.ts'
import { agreeingMember, interviewersNamed } from './interviewers.ts'
import { standingNamed, subjectOf } from './listed.ts'

type Decided =
  | { kind: 'decided'; application: StoredApplication }
  | {
      kind: 'refused'
      code: DecisionRefusal | AgreementRefusal | 'application_not_found' | 'interviewer_unknown'
    }
  /** The application has changed since the caller read it. */
  | { kind: 'meanwhile'; application: StoredApplication }

type AgreementRefusal = 'agreement_needed' | 'agreement_not_possible'

type Recalled =
  /** Without a status where the recall is repeated. */
  | { kind: 'recalled'; application: StoredApplication; status?: RecruiterStatus }
  | { kind: 'meanwhile'; application: StoredApplication }
  | { kind: 'refused'; code: 'application_not_found' | 'no_decision_pending' }

/** Keeps a decision beside the status, which it changes once it can no longer be recalled: `functions/application/letters`. */
export function decide(
  id: string,
  { seen, ...wanted }: WantedDecision & { seen?: SeenApplication | undefined },
  app: Pick<
    RecruitingApp,
    'applications' | 'sessions' | 'members' | 'decisions' | 'audit' | 'clock' | 'random'
  >,
  keepAct: KeepAct,
): Promise<Decided> {
  return tryAgain(async (): Promise<Decided | undefined> => {
    const standing = await standingNamed(app, id)
    if (standing === undefined) return { kind: 'refused', code: 'application_not_found' }
    const { application } = standing
    const actId = app.random.id()
    const awaits = await agreementFor(wanted, keepAct.who, app)
    const auditStep = keepAct.step({
      ...subjectOf(application),
      detail: wanted.status,
      id: actId,
      ...(typeof awaits === 'object' && { act: 'acceptance_proposed' }),
    })
    if (seen !== undefined) {
      // The answer to the first call was lost: the decision stays, with its ten minutes and its act.
      if (isRepeated(application.decision, wanted) && (await lastDecider(application, app)) === keepAct.who)
        return { kind: 'decided', application }
      if (!isAsSeen(application, seen)) return { kind: 'meanwhile', application }
    }
    const now = app.clock()
    const pending = application.decision ?? null
    const staff = await interviewersNamed(wanted.interviewers, application.jobId, app)
    if (staff === undefined) return { kind: 'refused', code: 'interviewer_unknown' }
    const decided = decideOn({ ...undecidedOf(standing), pending }, wanted, now, staff)
    if (decided.kind === 'refused') return decided
    if (typeof awaits === 'string') return { kind: 'refused', code: awaits }
    const dueAt = dueAfter(now).toISOString()
    const stored = { ...decided.decision, dueAt, id: actId, by: keepAct.who, ...(awaits && { awaits }) }
    const written = await app.decisions.put(application, stored, auditStep)
    return written === undefined ? undefined : { kind: 'decided', application: written }
  })
}

/** The colleague who has to agree before an acceptance takes effect; undefined for decisions that need no agreement. */
async function agreementFor(
  { status, agreementOf }: WantedDecision,
  proposer: string,
  app: Pick<RecruitingApp, 'members'>,
): Promise<Interviewer | AgreementRefusal | undefined> {
  if (status !== 'accepted' || !hiringRules.acceptancesNeedAgreement) return undefined
  if (agreementOf === undefined) return 'agreement_needed'
  return (await agreeingMember(agreementOf, proposer, app)) ?? 'agreement_not_possible'
}

/** Removes a decision that has not taken effect. With `seen`, no other one than that which the page showed. */
export function recall(
  { id, seen }: { id: string; seen: string | undefined },
  app: Pick<RecruitingApp, 'applications' | 'decisions' | 'audit'>,
  keepAct: KeepAct,
): Promise<Recalled> {
  return tryAgain(async (): Promise<Recalled | undefined> => {
    const application = await app.applications.named(id)
    if (application === undefined) return { kind: 'refused', code: 'application_not_found' }
    const { decision } = application
    const auditStep = keepAct.step({
      ...subjectOf(application),
      ...(decision === undefined ? {} : { detail: decision.status }),
    })
    if (decision === undefined) {
      const isRepeated = seen !== undefined && (await hasRecalled(keepAct.who, application, app))
      return isRepeated ? { kind: 'recalled', application } : { kind: 'refused', code: 'no_decision_pending' }
    }
    if (seen !== undefined && seen !== decision.id) return { kind: 'meanwhile', application }
    const recalled = await app.decisions.recall({ ...application, decision }, auditStep)
    return recalled && { kind: 'recalled', application: recalled, status: decision.status }
  })
}
