import { decideApplication, type ApplicationDecision } from '#shared/application/attempts.ts'
import { dueQuestions } from '#shared/application/due-questions.ts'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import type { NewApplication } from './rows/application-steps.ts'
import { applicationId } from './rows/application-id.ts'
import type { StoredJob } from '#functions/position/rows/stored-job.ts'
import { interviewUrlOf, type StoredSession } from './session/stored-session.ts'
import type { ApplicationsApp } from './app.ts'
import { newSession } from './new-session.ts'
import { reopen, servesAgain } from './reopen.ts'
import { standingOf, type Standing } from './standing.ts'
import { tryAgain } from './try-again.ts'

type RefusalReason = Extract<ApplicationDecision, { kind: 'refused' }>['reason']

/** The code of the refusal for each reason of the rule. */
export const refusalCodes = {
  closed_by_recruiter: 'job_closed',
  closing_date_passed: 'job_expired',
  already_decided: 'application_decided',
  interview_waived: 'interview_not_needed',
  no_interviews_left: 'no_interviews_left',
} as const satisfies Record<RefusalReason, string>

type Applied =
  | {
      kind: 'applied'
      sessionId: string
      isExisting: boolean
      /** Before the interview; empty once they are answered. */
      questions: readonly ScreeningQuestion[]
    }
  | { kind: 'refused'; code: (typeof refusalCodes)[RefusalReason] | 'job_not_found' }

/** What the API answers of it. */
export const createdOf = ({ sessionId, isExisting, questions }: Extract<Applied, { kind: 'applied' }>) => ({
  id: sessionId,
  interviewUrl: interviewUrlOf(sessionId),
  isExisting,
  ...(questions.length === 0 ? {} : { questions: [...questions] }),
})

type Parts = Pick<
  ApplicationsApp,
  'jobs' | 'applications' | 'sessions' | 'users' | 'clock' | 'random' | 'log'
>

/** Applies for a job; a candidate who has applied gets the session of that application. */
export async function apply(userId: string, jobId: string, app: Parts): Promise<Applied> {
  const sessionId = app.random.id()
  const applied = await tryAgain<Applied>(async () => {
    const [job, standing] = await Promise.all([app.jobs.byId(jobId), standingOf(app, { userId, jobId })])
    if (job === undefined) return { kind: 'refused', code: 'job_not_found' }
    return applyOnce({ userId, job, standing, sessionId }, app)
  })
  if (applied.kind === 'applied')
    app.log.info('applied', {
      applicationId: applicationId({ userId, jobId }),
      sessionId: applied.sessionId,
      isExisting: applied.isExisting,
    })
  return applied
}

type Candidature = {
  userId: string
  job: StoredJob
  standing: Standing | undefined
  /** The id of the session that this call writes if it writes one. */
  sessionId: string
}

/** Undefined when the application has changed since it was read. */
async function applyOnce(
  { userId, job, standing, sessionId }: Candidature,
  app: Parts,
): Promise<Applied | undefined> {
  const now = app.clock()
  const questions = standing === undefined ? job.screening : dueQuestions(standing.application)
  // Read after the application: the withdrawal that removes it writes the attempts.
  const startedBefore = standing === undefined ? await startedEarlier({ userId, jobId: job.id }, app) : 0
  const decision = decideApplication(job, standing?.previous, now, startedBefore)
  if (decision.kind === 'refused') return { kind: 'refused', code: refusalCodes[decision.reason] }
  if (decision.kind === 'existing') {
    if (standing === undefined) return undefined
    const existing = standing.application.sessionId
    // It is this call's own when DynamoDB wrote the transaction and its answer was lost.
    return { kind: 'applied', sessionId: existing, isExisting: existing !== sessionId, questions }
  }
  if (decision.kind === 'new_session' && servesAgain(standing?.session)) {
    const { session } = standing
    return (await reopen(session, app.sessions))
      ? { kind: 'applied', sessionId: session.id, isExisting: true, questions }
      : undefined
  }
  const session = newSession({ userId, job, now, id: sessionId })
  const applied = { kind: 'applied', sessionId, isExisting: false, questions } as const
  if (decision.kind === 'new_session') {
    if (standing === undefined) return undefined
    return (await app.applications.addSession(standing.application, session)) ? applied : undefined
  }
  const outcome = await app.applications.create(newApplication(session, job, startedBefore, now), session)
  if (outcome === 'job_removed') return { kind: 'refused', code: 'job_not_found' }
  return outcome === 'created' ? applied : undefined
}

const newApplication = (
  { userId, jobId, jobTitle, department, id }: StoredSession,
  { screening: questions }: StoredJob,
  interviewsStarted: number,
  now: Date,
): NewApplication => ({
  userId,
  jobId,
  id: applicationId({ userId, jobId }),
  jobTitle,
  department,
  status: 'ai_pending',
  appliedAt: now.toISOString(),
  sessionId: id,
  interviewsStarted,
  interviewDate: null,
  interviewPlace: null,
  interviewMinutes: null,
  ...(questions.length === 0 ? {} : { screening: { questions, answers: [], answeredAt: null } }),
  updatedAt: now.toISOString(),
})

/** By the account and by its mailbox; an account that is just being deleted has none. */
async function startedEarlier(
  key: { userId: string; jobId: string },
  { applications, users, clock }: Parts,
): Promise<number> {
  const user = await users.byId(key.userId)
  return applications.startedBefore({ ...key, email: user?.email ?? '' }, clock())
}
