import { acceptsAnswers } from '#shared/application/session/room.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import type { Log } from '#functions/platform/log/log.ts'
import { emailAboutDeletion } from '../rooms/email-about-deletion.ts'
import { removeRecording } from '../rooms/remove-recording.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { InterviewsApp } from './app.ts'

type Refused = { kind: 'refused'; code: 'interview_not_found' | 'interview_not_started' }
type Ended = { kind: 'ended'; session: StoredSession & { folder: string } }

const notFound: Refused = { kind: 'refused', code: 'interview_not_found' }

/**
 * Ends an interview whose candidate has withdrawn the consent, and deletes what it recorded. The application stays, for people to decide
 * about without the interview. A repeated call does what a failed one left; the row that `begin` writes lets
 * `functions/erasure/removals` delete what arrives later.
 */
export async function deleteRecording(
  userId: string,
  id: string,
  app: InterviewsApp,
  log: Log,
): Promise<Refused | Ended> {
  const ended = await tryAgain(() => endOnce(userId, id, app))
  if (ended.kind === 'refused') return ended
  const { session } = ended
  if (!(await app.removals.begin(session, app.clock()))) return notFound
  await removeRecording(session, app)
  await app.removals.noteErased(session)
  await emailAboutDeletion(session, app, log)
  return ended
}

/** Undefined where the session was ended now, or has changed since it was read. */
async function endOnce(userId: string, id: string, app: InterviewsApp): Promise<Refused | Ended | undefined> {
  const session = await app.sessions.asStored(userId, id)
  if (session === undefined) return notFound
  const { status, folder } = session
  if (status === 'scheduled' || folder === undefined)
    return { kind: 'refused', code: 'interview_not_started' }
  if (status !== 'in_progress') return { kind: 'ended', session: { ...session, folder } }
  const now = app.clock()
  const application = await app.applications.byKey(session)
  if (application === undefined) return notFound
  // Its time is over, so that it counts as left.
  if (acceptsAnswers(session, now) !== 'accepted') await app.rooms.cancel(session, now)
  else await app.rooms.complete({ session, application }, { transcript: [], isDeleted: true }, now)
  return undefined
}
