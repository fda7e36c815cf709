import type { RoomStatus } from '#shared/domain/interview-status.ts'

/** The refusal of a room that may not be entered, by its status. */
export const blockedCodes = {
  None: 'room_expired',
  'Interviewer Ready': 'room_left',
  Completed: 'room_completed',
  Cancelled: 'room_cancelled',
} as const satisfies Record<Exclude<RoomStatus, 'Pending Interview'>, string>

export type BlockedCode = (typeof blockedCodes)[keyof typeof blockedCodes]
