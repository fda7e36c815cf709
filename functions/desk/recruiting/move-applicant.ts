import { firstStage } from '#shared/company-hiring.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { RecruitingHandlers } from './app.ts'
import { listed, subjectOf } from './listed.ts'

type Moved =
  | { kind: 'moved' | 'moved_meanwhile'; application: StoredApplication }
  | { kind: 'application_not_found' }

/** Moves an applicant from the stage that the page showed. A repeated call, whose first answer was lost, finds them there. */
export const moveApplicant: RecruitingHandlers['moveApplicant'] = async (
  { params: { id }, body: { from, to }, keepAct, refuse, log },
  app,
) => {
  const moved = await tryAgain(async (): Promise<Moved | undefined> => {
    const application = await app.applications.named(id)
    if (application === undefined) return { kind: 'application_not_found' }
    const { stage = firstStage } = application
    const auditStep = keepAct.step({ ...subjectOf(application), detail: to })
    if (stage === to) return { kind: 'moved', application }
    if (stage !== from) return { kind: 'moved_meanwhile', application }
    const written = await app.stages.move(application, { stage: to, now: app.clock() }, auditStep)
    return written === undefined ? undefined : { kind: 'moved', application: written }
  })
  if (moved.kind === 'application_not_found') throw refuse(moved.kind)
  const { application } = moved
  if (moved.kind === 'moved_meanwhile')
    throw refuse(moved.kind, {
      text: `A colleague has moved this applicant to ${application.stage ?? firstStage} since you opened it. Read the page again before you move them.`,
    })
  log.info('applicant moved', { applicationId: id })
  return { success: true, data: { application: (await listed(application, app)).application } }
}
