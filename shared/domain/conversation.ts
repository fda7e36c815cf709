import type { RoomStatus } from './interview-status.ts'
import { decideStart, roomEnd, type Room } from './room.ts'

/** A call with the interviewer at the provider, as its session's row names it. */
export type Conversation = {
  /** The page that started it. */
  callId: string
  /** While it is being started, no other start of the same page begins one; a start that died has lost it by then. */
  leasedUntil: string
  /** What the provider answered, once it has. */
  call?: { expiresAt: string } | undefined
}

export type ConversationDecision =
  /** Start a call, in place of the present one if there is one. */
  | { kind: 'start'; expiresAt: Date }
  /** The page's own call lives; it is answered again. */
  | { kind: 'answer' }
  /** Another request of the same page is starting it. */
  | { kind: 'wait' }
  | { kind: 'lobby_expired' }
  | { kind: 'blocked'; status: Exclude<RoomStatus, 'Pending Interview'> }

/**
 * What starting the interviewer's call does. It is started in the lobby, and a page whose interview runs may start it again.
 * The page that asked last has the call: a reload in the lobby has to replace the one before.
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
  // A call of a room that another one has replaced ends too early.
  return call.expiresAt === expiresAt.toISOString() ? { kind: 'answer' } : { kind: 'start', expiresAt }
}
