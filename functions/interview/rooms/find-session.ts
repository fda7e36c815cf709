import { isJobId } from '#shared/position/job.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { RoomsApp } from './app.ts'

/** The candidate's session of that id, or the latest one of their application for the job of that id. */
export async function findSession(
  userId: string,
  id: string,
  { sessions, applications }: Pick<RoomsApp, 'sessions' | 'applications'>,
): Promise<StoredSession | undefined> {
  const session = await sessions.asStored(userId, id)
  if (session !== undefined || !isJobId(id)) return session
  const application = await applications.byKey({ userId, jobId: id })
  return application && sessions.asStored(userId, application.sessionId)
}
