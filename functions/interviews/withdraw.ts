import { mayWithdraw } from '#shared/domain/application.ts'
import { errorFields, type Log } from '../http/log.ts'
import type { StoredSession } from '../storage/stored-session.ts'
import type { InterviewsApp } from './app.ts'

type Withdrawn =
  | { kind: 'withdrawn'; jobId: string; sessions: readonly StoredSession[] }
  | { kind: 'refused'; code: 'interview_not_found' | 'interview_completed' | 'application_decided' }

/** The interview can start or end between reading and writing. */
const mostTries = 5

type Parts = Pick<InterviewsApp, 'applications' | 'sessions' | 'clock'>

/**
 * Withdraws the application of an interview session, with every session of that application. What stays are the attempts, and
 * for a call of a session the row by which `functions/call-ends` ends it.
 */
export async function withdraw(userId: string, sessionId: string, app: Parts): Promise<Withdrawn> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
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
  const latest = own.find(({ id }) => id === application.sessionId)?.status
  if (!mayWithdraw(application.status, completed ? 'completed' : latest))
    return { kind: 'refused', code: completed ? 'interview_completed' : 'application_decided' }
  return (await applications.withdraw(application, own, clock()))
    ? { kind: 'withdrawn', jobId, sessions: own }
    : undefined
}

/**
 * Deletes what was said and recorded in the withdrawn interviews. It follows the withdrawal, because until then an interview
 * can be completed, and what fails here does not take the withdrawal back.
 */
export async function removeRemains(
  sessions: readonly StoredSession[],
  { transcripts, interviewFiles }: Pick<InterviewsApp, 'transcripts' | 'interviewFiles'>,
  log: Log,
): Promise<void> {
  for (const { id, folder } of sessions) {
    // Without a folder no room was opened.
    if (folder === undefined) continue
    try {
      await transcripts.remove(id)
      await (await interviewFiles()).removeFolder(folder)
    } catch (error) {
      log.error('files of a withdrawn interview not removed', { sessionId: id, ...errorFields(error) })
    }
  }
}
