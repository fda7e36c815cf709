import type { RoomStatus } from '#shared/application/session/interview-status.ts'
import { decideStart, roomEnd, type Room } from '#shared/application/session/room.ts'

/** A call with the interviewer at the provider, as its session's row names it. */
export type Conversation = {
  /** The page that started it. */
  callId: string
  /** Until then another request of the same page waits; afterwards the start counts as failed. */
  leasedUntil: string
  /** The provider's answer; absent while the call starts. */
  call?: { expiresAt: string } | undefined
}

export type ConversationDecision =
  /** Start a call, in place of the present one if there is one. */
  | { kind: 'start'; expiresAt: Date }
  /** The page has a call that has not ended: answer it again. */
  | { kind: 'answer' }
  /** Another request of the same page is starting it. */
  | { kind: 'wait' }
  | { kind: 'lobby_expired' }
  | { kind: 'blocked'; status: Exclude<RoomStatus, 'Pending Interview'> }

/**
 * What starting the interviewer's call does. A page starts it in the lobby, and may start it again while its interview runs.
 * The page that asks last gets the call, so that a reload in the lobby replaces the call of the page before.
 */
export function decideConversation(
  room: Room & { conversation?: Conversation | undefined },
  callId: string,
  now: Date,
): ConversationDecision {
  const may = decideStart(room, callId, now)
  if (may.kind === 'blocked') return may
  if (may.kind === 'lobby_expired') return { kind: 'lobby_expired' }
  const { conversation, roomCreatedAt, timeFactor } = room
  if (roomCreatedAt === null) return { kind: 'lobby_expired' }
  const expiresAt = roomEnd({ roomCreatedAt, timeFactor })
  if (conversation?.callId !== callId) return { kind: 'start', expiresAt }
  const { call, leasedUntil } = conversation
  if (call === undefined) return now < new Date(leasedUntil) ? { kind: 'wait' } : { kind: 'start', expiresAt }
  // The call of a room that has been replaced ends before the new room does.
  return call.expiresAt === expiresAt.toISOString() ? { kind: 'answer' } : { kind: 'start', expiresAt }
}
