import { roomStatus } from '#shared/domain/interview-status.ts'
import { roomEnd } from '#shared/domain/room.ts'
import { hasRoom, type StoredSession } from '../storage/interviews/stored-session.ts'

/** A session's room, as the interview page checks it. */
export const shownRoom = (session: StoredSession, now: Date) => ({
  id: session.id,
  status: roomStatus(session, now),
  started_at: session.started_at,
  roomExpiresAt: hasRoom(session) ? roomEnd(session).toISOString() : null,
})
