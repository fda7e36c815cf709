import { turnIn } from '#shared/application/attempts.ts'
import { lastCallOf } from '#shared/application/session/room.ts'
import { lateRecordingSeconds } from '#shared/application/session/recording-limits.ts'
import { previousOf } from '#functions/application/standing.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { DueRoom } from '../rows/room-outbox.ts'
import { hasRoom, type RecordedFile } from '#functions/application/session/stored-session.ts'
import type { InterviewFilesApp } from './app.ts'
import {
  copyCallRecordings,
  expectedOfCall,
  nextLookForCall,
  type Arrived,
  type Look,
} from './call-recordings.ts'
import { mendRecording } from './mend-recording.ts'
import { beginTranscription } from './transcribe/begin.ts'
import {
  cleanUpTranscription,
  goOnTranscribing,
  isTranscribing,
  type RunningRoom,
} from './transcribe/go-on.ts'
import { partNameIn } from '../rows/recording-key.ts'
import { segmentsOf } from './segments.ts'
import { assemble, isLeftInDanger, partsOf, writeTexts } from './write-files.ts'

/** Between two looks for parts that are still being uploaded. */
const pauseSeconds = 30

/** `at`: when there may be more to do. */
export type Settled = { kind: 'done' } | { kind: 'again'; at: Date }

const later = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000)

/** Ends a session whose page sent no finish, and writes the files that the stored data allow. */
export async function settle(room: DueRoom, app: InterviewFilesApp): Promise<Settled> {
  // Its files were deleted on request.
  if (room.recordingRemoval !== undefined) return { kind: 'done' }
  const now = app.clock()
  const ended = await endedRoom(room, now, app)
  if ('at' in ended) return ended
  const { folder, started_at } = ended
  // The candidate never started the interview, so there is nothing to keep.
  if (folder === undefined || started_at === null) return { kind: 'done' }
  return writeAll({ ...ended, folder }, now, app)
}

async function endedRoom(
  room: DueRoom,
  now: Date,
  app: InterviewFilesApp,
): Promise<DueRoom | Extract<Settled, { kind: 'again' }>> {
  if (room.status !== 'scheduled' && room.status !== 'in_progress') return room
  const lastCall = hasRoom(room) ? lastCallOf(room) : now
  if (now < lastCall) return { kind: 'again', at: lastCall }
  const waiting = await waitingFor(room, now, app)
  const { progress } = await app.transcripts.of(room.id)
  const letter = isLeftInDanger(progress) ? 'interview_stopped' : 'interrupted'
  const isAbandoned = await app.rooms.abandon(room, { waiting, letter }, now)
  // The candidate finished it concurrently.
  return isAbandoned ? { ...room, status: 'abandoned' } : { kind: 'again', at: now }
}

/** The application of an interview that was started, where its candidate may take another one. */
async function waitingFor(
  room: DueRoom,
  now: Date,
  { applications }: InterviewFilesApp,
): Promise<StoredApplication | undefined> {
  const application = room.started_at === null ? undefined : await applications.byKey(room)
  if (application?.sessionId !== room.id) return undefined
  const previous = previousOf(application, { ...room, status: 'abandoned' })
  return turnIn(previous, now) === 'candidate' ? application : undefined
}

/** The texts are written first, so that recruiters can read the interview even if its recording fails. */
async function writeAll(
  room: DueRoom & { folder: string },
  now: Date,
  app: InterviewFilesApp,
): Promise<Settled> {
  if (isTranscribing(room)) return transcribe(room, app)
  if (room.recording === undefined && room.areTextsWritten !== true) {
    await writeTexts(room, undefined, app)
    if (!(await app.outbox.noteTexts(room))) return { kind: 'again', at: now }
  }
  const isCall = room.isRecordedInCloud === true
  const [parts, arrived] = await Promise.all([
    partsOf(room, app),
    isCall ? app.callRecordings.of(room.id) : [],
  ])
  const look = earliest([
    nextLookForParts(room, parts, now),
    ...(isCall ? [nextLookForCall(room, { parts, arrived }, now)] : []),
  ])
  if (room.recording === undefined && look.kind === 'again') return look
  const recording =
    room.recording === undefined
      ? await store(room, { parts, arrived }, app)
      : await mendRecording(room.folder, room.recording, app.files)
  return concluded(room, { recording, parts }, app)
}

/** Writes the texts again once the transcription has ended, with or without words. */
async function transcribe(room: RunningRoom, app: InterviewFilesApp): Promise<Settled> {
  const outcome = await goOnTranscribing(room, app)
  if (outcome.kind === 'again') return outcome
  const ended = { ...room, transcription: outcome.transcription }
  await writeTexts(ended, room.recording, app)
  await cleanUpTranscription(ended, app)
  return { kind: 'done' }
}

/** The first of the looks that are still needed. */
const earliest = (dueLooks: readonly Look[]): Look =>
  dueLooks.filter((look) => look.kind === 'again').toSorted((a, b) => a.at.getTime() - b.at.getTime())[0] ?? {
    kind: 'all there',
  }

function nextLookForParts(room: DueRoom, parts: readonly string[], now: Date): Look {
  const { isComplete: hasAllOfLastPage } = segmentsOf(parts, room.recordedParts)
  // The page that finishes does not know how many parts the pages before it have still to send.
  const isComplete = hasAllOfLastPage && (room.pages ?? []).length <= 1
  // An interview that was abandoned takes no more parts.
  const deadline = room.finished_at === null ? now : later(new Date(room.finished_at), lateRecordingSeconds)
  if (isComplete || now >= deadline) return { kind: 'all there' }
  const next = later(now, pauseSeconds)
  return { kind: 'again', at: room.recordedParts === undefined || next > deadline ? deadline : next }
}

/** The page's parts, and what the provider of the call recorded. An interview usually has one of them. */
async function store(
  room: DueRoom & { folder: string },
  { parts, arrived }: Arrived,
  app: InterviewFilesApp,
): Promise<RecordedFile[]> {
  const expected = room.isRecordedInCloud === true ? expectedOfCall(room, parts) : 0
  // An error, because operators then check the role, the bucket and the provider's log.
  if (arrived.length < expected)
    app.log.error('recording of a call never arrived', {
      sessionId: room.id,
      expected,
      arrived: arrived.length,
    })
  const { segments } = segmentsOf(parts, room.recordedParts)
  const segmentsBefore = Math.max(0, ...segments.map(({ segment }) => segment))
  // Without a finish, the last checkpoint says when the segments before it began; the first begins with the interview.
  const segmentStarts =
    room.segmentStarts ?? (segmentsBefore > 1 ? (await app.transcripts.of(room.id)).segmentStarts : undefined)
  return [
    ...(await assemble({ ...room, segmentStarts }, segments, app)),
    ...(await copyCallRecordings(room, { arrived, segmentsBefore }, app)),
  ]
}

/**
 * The recording is noted before its parts are deleted: a run that follows a crash between the two would otherwise
 * assemble the rest over the whole.
 */
async function concluded(
  room: DueRoom & { folder: string },
  { recording, parts }: { recording: readonly RecordedFile[]; parts: readonly string[] },
  app: InterviewFilesApp,
): Promise<Settled> {
  if (!(await app.outbox.noteRecording(room, recording))) return { kind: 'again', at: app.clock() }
  const transcription = await beginTranscription(room, recording, app)
  if (transcription !== undefined && !(await app.outbox.noteTranscription(room, transcription)))
    return { kind: 'again', at: app.clock() }
  const noted = { ...room, recording: [...recording], recordingFailure: undefined, transcription }
  await writeTexts(noted, recording, app)
  const assembled = new Set(recording.map(({ segment }) => segment))
  await app.files.remove(parts.filter((key) => assembled.has(partNameIn(key)?.segment ?? 0)))
  if (isTranscribing(noted)) return transcribe(noted, app)
  await cleanUpTranscription(noted, app)
  return { kind: 'done' }
}
