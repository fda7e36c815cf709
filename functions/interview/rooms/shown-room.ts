import { roomStatus } from '#shared/application/session/interview-status.ts'
import { roomEnd } from '#shared/application/session/room.ts'
import { hasRoom, type StoredSession } from '#functions/application/session/stored-session.ts'

/** A session's room, as the interview page checks it. */
export const shownRoom = (session: StoredSession, now: Date) => ({
  id: session.id,
  status: roomStatus(session, now),
  started_at: session.started_at,
  roomExpiresAt: hasRoom(session) ? roomEnd(session).toISOString() : null,
})
