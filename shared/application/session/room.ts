import {
  hasExpired,
  lobbySeconds,
  maxInterviewMinutes,
  roomLifetimeSeconds,
  roomSeconds,
  roomStatus,
  type InterviewStatus,
  type RoomStatus,
  type TimeFactor,
} from './interview-status.ts'
import { lateRecordingSeconds } from './recording-limits.ts'

/** A session as it is stored; its status can still be `in_progress` after the room expired. */
export type Room = {
  status: InterviewStatus
  started_at: string | null
  finished_at: string | null
  roomCreatedAt: string | null
  callId?: string | undefined
  /** Extra time that the candidate asked for before the start. */
  timeFactor?: TimeFactor | undefined
}

type Blocked = { kind: 'blocked'; status: Exclude<RoomStatus, 'Pending Interview'> }

const later = (date: string, seconds: number): Date => new Date(Date.parse(date) + seconds * 1000)

type Opened = { roomCreatedAt: string; timeFactor?: TimeFactor | undefined }

export const roomEnd = ({ roomCreatedAt, timeFactor }: Opened): Date =>
  later(roomCreatedAt, roomSeconds(timeFactor))

/** Until then, a finish or a part of the recording that a bad connection delays is accepted. */
export const lastCallOf = ({ roomCreatedAt, timeFactor }: Opened): Date =>
  later(roomCreatedAt, roomSeconds(timeFactor) + lateRecordingSeconds)

const statusOf = (room: Room, now: Date): RoomStatus => roomStatus(room, now)

/**
 * What opening the room does. Once the time in the lobby has passed, opening it again begins another room, so that an
 * interview that starts has its full length.
 */
export function decideOpening(room: Room, now: Date): { kind: 'open' | 'keep' | 'running' } | Blocked {
  const status = statusOf(room, now)
  if (status === 'Interviewer Ready' && room.status === 'in_progress' && !hasExpired(room, now))
    return { kind: 'running' }
  if (status !== 'Pending Interview') return { kind: 'blocked', status }
  const { roomCreatedAt } = room
  const isFresh = roomCreatedAt !== null && now < later(roomCreatedAt, lobbySeconds)
  return { kind: isFresh ? 'keep' : 'open' }
}

/** The last moment at which the room is still open for the whole interview. Extra time lengthens both equally, so it has no factor. */
const lastStart = (roomCreatedAt: string): Date =>
  later(roomCreatedAt, roomLifetimeSeconds - maxInterviewMinutes * 60)

/** What starting the interview does. The page that has started it may repeat the call; another page, also a reload, may not. */
export function decideStart(
  room: Room,
  callId: string,
  now: Date,
): { kind: 'start' | 'started' | 'lobby_expired' } | Blocked {
  const status = statusOf(room, now)
  if (status === 'Pending Interview') {
    const { roomCreatedAt } = room
    return { kind: roomCreatedAt !== null && now <= lastStart(roomCreatedAt) ? 'start' : 'lobby_expired' }
  }
  const isOwn = room.status === 'in_progress' && room.callId === callId && !hasExpired(room, now)
  return isOwn ? { kind: 'started' } : { kind: 'blocked', status }
}

/** Whether another page may continue a running interview: after a reload or a crash, or on another device. */
export const mayGoOn = (room: Room, now: Date): boolean =>
  room.status === 'in_progress' && room.started_at !== null && !hasExpired(room, now)

/** Whether another page has continued the interview since. Pages of an older version send no `callId`. */
export const isTakenOver = (room: Room, callId: string | undefined): boolean =>
  callId !== undefined && room.callId !== undefined && room.callId !== callId

export type AnswersDecision = 'accepted' | 'not_started' | 'ended'

const isBeforeLastCall = ({ roomCreatedAt, timeFactor }: Room, now: Date): boolean =>
  roomCreatedAt === null || now < lastCallOf({ roomCreatedAt, timeFactor })

/** Whether the room takes answers: checkpoints of the transcript, and the finish. */
export function acceptsAnswers(room: Room, now: Date): AnswersDecision {
  if (room.status === 'scheduled') return 'not_started'
  return room.status === 'in_progress' && isBeforeLastCall(room, now) ? 'accepted' : 'ended'
}

/** Parts of the recording are also accepted shortly after the end of the interview. */
export function acceptsRecording(room: Room, now: Date): AnswersDecision {
  if (room.started_at !== null && room.finished_at !== null)
    return now < later(room.finished_at, lateRecordingSeconds) ? 'accepted' : 'ended'
  return acceptsAnswers(room, now)
}

/** What a request for more time does while the interview runs. Time that was given is not taken back. */
export function decideExtension(room: Room, factor: TimeFactor, now: Date): AnswersDecision | 'given' {
  if (room.status === 'scheduled') return 'not_started'
  if (room.status !== 'in_progress' || hasExpired(room, now)) return 'ended'
  return factor <= (room.timeFactor ?? 1) ? 'given' : 'accepted'
}

export type FinishDecision = 'complete' | 'cancel' | 'finished' | 'not_started' | 'ended'

/** What finishing does. A repeated call changes nothing; cancelling a completed interview does not undo it. */
export function decideFinish(room: Room, isCancelled: boolean, now: Date): FinishDecision {
  if (room.status === 'completed') return 'finished'
  if (isCancelled) {
    const hasEnded = room.status === 'cancelled' || room.status === 'abandoned'
    return hasEnded ? 'finished' : 'cancel'
  }
  const answers = acceptsAnswers(room, now)
  return answers === 'accepted' ? 'complete' : answers
}
