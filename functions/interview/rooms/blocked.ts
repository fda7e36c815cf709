import type { RoomStatus } from '#shared/application/session/interview-status.ts'
import { roomEnd } from '#shared/application/session/room.ts'
import { hasRoom, type StoredSession } from '#functions/application/session/stored-session.ts'

/** The refusal of a room that may not be entered, by its status. */
const blockedCodes = {
  None: 'room_expired',
  'Interviewer Ready': 'room_left',
  Completed: 'room_completed',
  Cancelled: 'room_cancelled',
} as const satisfies Record<Exclude<RoomStatus, 'Pending Interview'>, string>

export type BlockedCode = (typeof blockedCodes)[keyof typeof blockedCodes] | 'room_closed'

/** An interview that was started can be continued until its room closes, by a limited number of pages. */
export const blockedCodeOf = (
  session: StoredSession,
  status: keyof typeof blockedCodes,
  now: Date,
): BlockedCode =>
  status === 'Interviewer Ready' && hasRoom(session) && roomEnd(session) <= now
    ? 'room_closed'
    : blockedCodes[status]
