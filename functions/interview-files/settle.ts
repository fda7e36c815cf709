import { lastCallOf } from '#shared/domain/room.ts'
import { lateRecordingSeconds } from '#shared/domain/recording.ts'
import type { DueRoom } from '../storage/room-outbox.ts'
import type { RecordedFile } from '../storage/stored-session.ts'
import type { InterviewFilesApp } from './app.ts'
import { partNameIn } from '../storage/recording-key.ts'
import { segmentsOf } from './segments.ts'
import { assemble, partsOf, writeTexts } from './write-files.ts'

/** Between two looks for parts that are still being uploaded. */
const pauseSeconds = 30

/** `at`: when there may be more to do. */
export type Settled = { kind: 'done' } | { kind: 'again'; at: Date }

const later = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000)

/** Ends a session whose room nobody ended, and writes what there is of the interview. */
export async function settle(room: DueRoom, app: InterviewFilesApp): Promise<Settled> {
  const now = app.clock()
  const ended = await endedRoom(room, now, app)
  if ('at' in ended) return ended
  const { folder, started_at } = ended
  // Nobody joined, so there is nothing to keep.
  if (folder === undefined || started_at === null) return { kind: 'done' }
  return writeAll({ ...ended, folder }, now, app)
}

async function endedRoom(
  room: DueRoom,
  now: Date,
  { rooms }: InterviewFilesApp,
): Promise<DueRoom | Extract<Settled, { kind: 'again' }>> {
  if (room.status !== 'scheduled' && room.status !== 'in_progress') return room
  const lastCall = room.roomCreatedAt === null ? now : lastCallOf(room.roomCreatedAt)
  if (now < lastCall) return { kind: 'again', at: lastCall }
  const abandoned = await rooms.abandon(room)
  // Its candidate finished it in the same moment.
  return abandoned === undefined ? { kind: 'again', at: now } : { ...room, status: abandoned.status }
}

async function writeAll(
  room: DueRoom & { folder: string },
  now: Date,
  app: InterviewFilesApp,
): Promise<Settled> {
  const parts = await partsOf(room, app)
  const { segments, isComplete } = segmentsOf(parts, room.recordedParts)
  // An interview that was abandoned takes no more parts.
  const deadline = room.finished_at === null ? now : later(new Date(room.finished_at), lateRecordingSeconds)
  if (room.recording === undefined && !isComplete && now < deadline) {
    if (room.attempts === 1) await writeTexts(room, undefined, app)
    const next = later(now, pauseSeconds)
    return { kind: 'again', at: room.recordedParts === undefined || next > deadline ? deadline : next }
  }
  const recording = room.recording ?? (await assemble(room, segments, app))
  return (await concluded(room, { recording, parts }, app)) ? { kind: 'done' } : { kind: 'again', at: now }
}

/**
 * The recording is noted before its parts are deleted: a run that follows a crash between the two would otherwise
 * assemble the rest over the whole.
 */
async function concluded(
  room: DueRoom & { folder: string },
  { recording, parts }: { recording: readonly RecordedFile[]; parts: readonly string[] },
  app: InterviewFilesApp,
): Promise<boolean> {
  if (room.recording === undefined && !(await app.outbox.noteRecording(room, recording))) return false
  await writeTexts(room, recording, app)
  const assembled = new Set(recording.map(({ segment }) => segment))
  await app.files.remove(parts.filter((key) => assembled.has(partNameIn(key)?.segment ?? 0)))
  return true
}
