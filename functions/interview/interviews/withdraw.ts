import { mayWithdraw } from '#shared/application/application-status.ts'
import { applicationKey } from '#functions/application/rows/application-id.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import { withinHalfOfTheTime } from '#functions/platform/world/deadline.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import { removeRecording } from '../rooms/remove-recording.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { InterviewsApp } from './app.ts'

type Withdrawn =
  | { kind: 'withdrawn'; application: StoredApplication; sessions: readonly StoredSession[] }
  | { kind: 'refused'; code: 'interview_not_found' | 'application_decided' }

export type Withdrawal = Extract<Withdrawn, { kind: 'withdrawn' }>

type Parts = Pick<InterviewsApp, 'applications' | 'sessions' | 'clock'>

/**
 * Withdraws an application, with its latest session. `id` is that of the application or of one of its sessions. The transaction keeps the counted attempts, and leaves
 * the rows by which `functions/interview/call-ends` ends a running call and `functions/erasure/removals` deletes files and earlier sessions, even if
 * this process ends before `removeRemains`.
 */
export const withdraw = (userId: string, id: string, app: Parts): Promise<Withdrawn> =>
  tryAgain(() => withdrawOnce(userId, id, app))

/** Undefined when the application has changed since it was read. */
async function withdrawOnce(
  userId: string,
  id: string,
  { applications, sessions, clock }: Parts,
): Promise<Withdrawn | undefined> {
  const all = await sessions.ofUser(userId)
  const key = applicationKey(id)
  const jobId = key?.userId === userId ? key.jobId : all.find((session) => session.id === id)?.jobId
  const application = jobId === undefined ? undefined : await applications.byKey({ userId, jobId })
  if (jobId === undefined || application === undefined)
    return { kind: 'refused', code: 'interview_not_found' }

  const sessionsOfJob = all.filter((session) => session.jobId === jobId)
  const latest = sessionsOfJob.find((session) => session.id === application.sessionId)
  if (!mayWithdraw(application.status)) return { kind: 'refused', code: 'application_decided' }
  return (await applications.withdraw(application, latest, clock()))
    ? { kind: 'withdrawn', application, sessions: sessionsOfJob }
    : undefined
}

type Remains = Pick<InterviewsApp, 'assessments' | 'transcripts' | 'interviewRemains' | 'sessionRemoval'>

/**
 * Deletes the assessments of a withdrawn application, its earlier sessions, transcripts and recordings. `functions/erasure/removals` deletes
 * what fails here or arrives later, by the row that the withdrawal has left.
 */
export async function removeRemains(
  { application: { userId, jobId }, sessions }: Withdrawal,
  app: Remains,
  log: Log,
): Promise<void> {
  await withinHalfOfTheTime(() => app.assessments.removeWithdrawn({ userId, jobId }, undefined)).catch(
    (error: unknown) => log.warn('assessments not removed yet', { userId, jobId, ...errorFields(error) }),
  )
  for (const session of sessions) {
    try {
      await withinHalfOfTheTime(() => removeOne(session, app))
    } catch (error) {
      log.warn('a withdrawn interview not removed yet', { sessionId: session.id, ...errorFields(error) })
    }
  }
}

async function removeOne(session: StoredSession, app: Remains): Promise<void> {
  await app.sessionRemoval.remove(session.userId, session.id)
  if (session.folder !== undefined) await removeRecording(session, app)
}
