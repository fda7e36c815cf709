import { lastCallOf } from '#shared/application/session/room.ts'
import type { CallRecording } from '../rows/call-recordings.ts'
import type { DueRoom } from '../rows/room-outbox.ts'
import { hasRoom, type RecordedFile } from '#functions/application/session/stored-session.ts'
import type { InterviewFilesApp } from './app.ts'
import { recordingName } from './segments.ts'

/** The provider stores a recording minutes after its call. After this time it is no longer expected. */
const latestArrivalSeconds = 24 * 60 * 60
/** Between two looks: often at first, and rarely once it is late. */
const pauseSeconds = { early: 30, late: 600 } as const
const lateAfterSeconds = 600

const later = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000)

/** When the call ended at the latest. */
function endOf(room: DueRoom, now: Date): Date {
  if (room.finished_at !== null) return new Date(room.finished_at)
  return hasRoom(room) ? lastCallOf(room) : now
}

/**
 * A call has one recording, unless its page recorded itself, as uploaded parts show. The page's count can raise the number but not
 * lower it: otherwise a candidate could decide that no recording is expected.
 */
export const expectedOfCall = ({ cloudRecordings = 0 }: DueRoom, parts: readonly string[]): number =>
  Math.max(cloudRecordings, parts.length > 0 ? 0 : 1)

/** What the page uploaded, and what the provider stored. */
export type Arrived = { parts: readonly string[]; arrived: readonly CallRecording[] }

export type Look = { kind: 'all there' } | { kind: 'again'; at: Date }

/** Whether to look again. Where the page counted none, there may be more for some time. */
export function nextLookForCall(room: DueRoom, { parts, arrived }: Arrived, now: Date): Look {
  const expected = expectedOfCall(room, parts)
  const end = endOf(room, now)
  const isEarly = now < later(end, lateAfterSeconds)
  const mayBeMore = isEarly && (room.cloudRecordings ?? 0) === 0
  const isThere = arrived.length >= expected && !mayBeMore
  if (isThere || now >= later(end, latestArrivalSeconds)) return { kind: 'all there' }
  return { kind: 'again', at: later(now, isEarly ? pauseSeconds.early : pauseSeconds.late) }
}

/** The provider may have begun to record before the interview. */
function startOf(begunAt: number, startedAt: string | null): Pick<RecordedFile, 'startSeconds'> {
  const startSeconds = startedAt === null ? Number.NaN : (begunAt - Date.parse(startedAt)) / 1000
  return Number.isFinite(startSeconds) ? { startSeconds } : {}
}

/** Copies recordings into the interview's folder, where their names continue those of the page's segments. */
export async function copyCallRecordings(
  { folder, started_at }: Pick<DueRoom, 'started_at'> & { folder: string },
  { arrived, segmentsBefore }: { arrived: readonly CallRecording[]; segmentsBefore: number },
  { callRecordings }: Pick<InterviewFilesApp, 'callRecordings'>,
): Promise<RecordedFile[]> {
  const files: RecordedFile[] = []
  for (const [index, { key, bytes, begunAt }] of arrived.entries()) {
    const segment = segmentsBefore + index + 1
    const name = recordingName({ segment, extension: 'mp4' }, segmentsBefore + arrived.length)
    await callRecordings.copy(key, folder + name)
    files.push({ segment, name, bytes, parts: 1, missing: [], ...startOf(begunAt, started_at) })
  }
  return files
}
