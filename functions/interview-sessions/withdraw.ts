import { mayWithdraw } from '#shared/domain/application-status.ts'
import { withinHalfOfTheTime } from '../deadline.ts'
import { errorFields, type Log } from '../observability/log.ts'
import { positionOf } from '../storage/interviews/interview-position.ts'
import type { StoredSession } from '../storage/interviews/stored-session.ts'
import type { InterviewsApp } from './app.ts'

type Withdrawn =
  | { kind: 'withdrawn'; userId: string; jobId: string; sessions: readonly StoredSession[] }
  | { kind: 'refused'; code: 'interview_not_found' | 'interview_completed' | 'application_decided' }

/** The interview can start or end between reading and writing. */
const maxTries = 5

type Parts = Pick<InterviewsApp, 'applications' | 'sessions' | 'clock'>

/**
 * Withdraws the application of an interview session, with its latest session. What stays are the attempts, the earlier sessions,
 * which `removeRemains` deletes, and the rows by which `functions/call-ends` ends a call of a session and `functions/removals`
 * deletes its files, and the earlier sessions should this process end now.
 */
export async function withdraw(userId: string, sessionId: string, app: Parts): Promise<Withdrawn> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const withdrawn = await tryOnce(userId, sessionId, app)
    if (withdrawn !== undefined) return withdrawn
  }
  throw new Error('The application was changed by other requests each time it was read.')
}

/** Undefined when the application has changed since it was read. */
async function tryOnce(
  userId: string,
  sessionId: string,
  { applications, sessions, clock }: Parts,
): Promise<Withdrawn | undefined> {
  const all = await sessions.ofUser(userId)
  const jobId = all.find(({ id }) => id === sessionId)?.jobId
  const application = jobId === undefined ? undefined : await applications.byKey({ userId, jobId })
  if (jobId === undefined || application === undefined)
    return { kind: 'refused', code: 'interview_not_found' }

  const own = all.filter((session) => session.jobId === jobId)
  const completed = own.some(({ status }) => status === 'completed')
  const latest = own.find(({ id }) => id === application.sessionId)
  if (!mayWithdraw(application.status, completed ? 'completed' : latest?.status))
    return { kind: 'refused', code: completed ? 'interview_completed' : 'application_decided' }
  return (await applications.withdraw(application, latest, clock()))
    ? { kind: 'withdrawn', userId, jobId, sessions: own }
    : undefined
}

type Remains = Pick<InterviewsApp, 'assessments' | 'transcripts' | 'interviewRemains' | 'sessionRemoval'>

/**
 * Deletes at once what the staff wrote about a withdrawn application, its earlier sessions, and what was said and recorded. What
 * fails here, or arrives later, is deleted by `functions/removals`, for which the withdrawal has left a row.
 */
export async function removeRemains(
  { userId, jobId, sessions }: Extract<Withdrawn, { kind: 'withdrawn' }>,
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

async function removeOne(
  { userId, id, folder }: StoredSession,
  { transcripts, interviewRemains, sessionRemoval }: Remains,
): Promise<void> {
  await sessionRemoval.remove(userId, id)
  // Without a folder no room was opened.
  if (folder === undefined) return
  await transcripts.remove(id)
  await (await interviewRemains()).erase({ sessionId: id, position: positionOf(folder) })
}
