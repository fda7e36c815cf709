import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { InterviewEvent } from '../machine/interview-state.ts'
import { blockedBy, unverifiedMessage } from '../machine/room-status.ts'
import { retried, type Retries } from '../../api/unsent/retry.ts'
import type { RoomCalls } from './room-calls.ts'

const roomRefusals: ReadonlySet<string> = new Set([
  'room_expired',
  'room_left',
  'room_closed',
  'room_completed',
  'room_cancelled',
  'application_decided',
  'interview_not_needed',
])
const attempts = 3

/** The session to open, and the extra time that the candidate has just chosen. */
export type Wanted = { sessionId: string; timeFactor?: TimeFactor | undefined }

/** What a failure to open the room means. */
export function failureOf(error: unknown): InterviewEvent {
  if (!(error instanceof ApiRefusal)) return { type: 'failed', message: unverifiedMessage }
  const { code, message } = error
  if (roomRefusals.has(code)) return { type: 'blocked', message }
  if (code === 'no_answer') return { type: 'failed', message: `Connection error: ${message}` }
  return { type: 'failed', message: code === 'interview_not_found' ? message : unverifiedMessage }
}

/** The record of the room, or the event that says why there is no interview. */
export async function openRoom(
  retries: Retries,
  calls: Pick<RoomCalls, 'create'>,
  request: Wanted,
): Promise<{ record: InterviewRecord; refused: InterviewEvent | undefined } | { refused: InterviewEvent }> {
  try {
    const { data } = await retried({ ...retries, max: attempts }, () => calls.create({ body: request }))
    const message = data.running === null ? blockedBy(data.status) : undefined
    return { record: data, refused: message === undefined ? undefined : { type: 'blocked', message } }
  } catch (error) {
    return { refused: failureOf(error) }
  }
}
