import { nextApplicationStatus, type RecruiterStatus } from '#shared/domain/application.ts'
import type { StoredApplication } from '../storage/stored-application.ts'
import type { RecruitingApp } from './app.ts'
import { applicationOf } from './listed.ts'

type DecisionRefusal = 'application_not_found' | 'status_not_allowed' | 'interview_date_not_allowed'

type Decided =
  | { kind: 'decided'; application: StoredApplication }
  | { kind: 'refused'; code: DecisionRefusal }

/** An interview that ends, or another recruiter, may change the status between reading and writing it. */
const mostTries = 3

type Decision = { status: RecruiterStatus; interviewDate?: string | undefined }

/** Another date for the same interview is e-mailed like a new status. */
const isMoved = ({ status, interviewDate }: Decision, before: StoredApplication): boolean =>
  status === 'interview_pending' &&
  before.status === status &&
  interviewDate !== undefined &&
  interviewDate !== before.interviewDate

/** Sets the status and, with it, the date on which the team meets the candidate; the e-mail that tells the candidate becomes due with the same write. */
export async function decide(
  id: string,
  decision: Decision,
  app: Pick<RecruitingApp, 'applications' | 'clock'>,
): Promise<Decided> {
  const { status, interviewDate } = decision
  if (
    interviewDate !== undefined &&
    (status !== 'interview_pending' || Date.parse(interviewDate) <= app.clock().getTime())
  )
    return { kind: 'refused', code: 'interview_date_not_allowed' }
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const application = await applicationOf(app, id)
    if (application === undefined) return { kind: 'refused', code: 'application_not_found' }
    const { status: from } = application
    if (from === 'unknown') break
    const next = nextApplicationStatus(from, { kind: 'recruiter_set', status })
    const to = isMoved(decision, application) ? from : next
    if (to === undefined) break
    const letter = { kind: 'status', status } as const
    // Until then the date is that of the AI interview, which no letter may name as the date of the next one.
    const date = status === 'interview_pending' ? (interviewDate ?? null) : undefined
    const change = { from, to, letter, interviewDate: date }
    const changed = await app.applications.changeStatus(application, change, app.clock())
    if (changed !== undefined) return { kind: 'decided', application: changed }
  }
  return { kind: 'refused', code: 'status_not_allowed' }
}
