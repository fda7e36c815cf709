import type { Sessions } from './session/sessions.ts'
import type { StoredSession } from './session/stored-session.ts'

/**
 * A session that was cancelled, or whose room expired, before its interview began serves again. So an application has no more
 * sessions than interviews that were started, which the attempts bound.
 */
export const servesAgain = (session: StoredSession | undefined): session is StoredSession =>
  session !== undefined && session.started_at === null

/** False when it has changed meanwhile. The status is read as it is stored: a room can have expired without a write. */
export async function reopen(
  { userId, id }: StoredSession,
  sessions: Pick<Sessions, 'asStored' | 'reopen'>,
): Promise<boolean> {
  const stored = await sessions.asStored(userId, id)
  return servesAgain(stored) && (await sessions.reopen(stored))
}
