import { candidateQuestionsIn } from '#shared/interview/asked-questions.ts'
import type { StoredEntry } from '#shared/interview/transcript.ts'
import { withRecordedWords, type RecordedWord } from '#shared/interview/interviewer/recorded-words.ts'
import type { JobState, TranscriptionJobs } from '../../external/transcription-jobs.ts'
import { isTransient } from '#functions/platform/http/transient-errors.ts'
import { errorFields } from '#functions/platform/log/log.ts'
import type { DueRoom } from '../../rows/room-outbox.ts'
import type { RecordedFile, StoredTranscription } from '#functions/application/session/stored-session.ts'
import {
  transcriptionJob,
  transcriptionKey,
  transcriptionName,
  transcriptionsPrefix,
} from '#shared/interview/interviewer/transcription-names.ts'
import type { InterviewFilesApp } from '../app.ts'
import { inTime } from '../page/player.ts'
import { extensionOf, recordingTypeOf } from '../segments.ts'
import { recordingTypes } from '#shared/application/session/recording-limits.ts'
import { usageOf } from '../../rows/interviewer-usage.ts'
import { candidateWords } from './job-output.ts'
import { afterFailedTry, nextStep, type Step } from './next-step.ts'

export type RunningRoom = DueRoom & {
  folder: string
  recording: readonly RecordedFile[]
  transcription: StoredTranscription
}

export const isTranscribing = (room: DueRoom & { folder: string }): room is RunningRoom =>
  room.transcription?.state === 'running' && room.recording !== undefined

export type Outcome = { kind: 'again'; at: Date } | { kind: 'over'; transcription: StoredTranscription }

const newJob = ({ id, folder }: RunningRoom, { segment, name, channels = 2 }: RecordedFile) => ({
  name: transcriptionJob(id, segment),
  key: folder + name,
  format: recordingTypes[recordingTypeOf(extensionOf(name))],
  // A browser that could not mix recorded the candidate alone.
  hasChannels: channels > 1,
  outputKey: transcriptionKey(id, segment),
})

const filesOf = ({ recording, transcription: { segments } }: RunningRoom) =>
  inTime(recording).filter(({ file }) => segments.includes(file.segment))

/** Starts the jobs that do not exist yet, and reads the state of the others. */
async function lookAt(room: RunningRoom, jobs: TranscriptionJobs): Promise<JobState[]> {
  const states: JobState[] = []
  for (const { file } of filesOf(room)) {
    const job = newJob(room, file)
    const state = await jobs.look(job.name)
    if (state.kind === 'none') await jobs.start(job)
    states.push(state.kind === 'none' ? { kind: 'running' } : state)
  }
  return states
}

/** Starts the jobs of a recording, or reads their states; stores their words once all are completed. */
export async function goOnTranscribing(room: RunningRoom, app: InterviewFilesApp): Promise<Outcome> {
  const { transcriptions: jobs } = app
  // The operator has removed Transcribe from the settings.
  if (jobs === undefined) return giveUp(room, 'failed', app)
  const log = app.log.with({ sessionId: room.id })
  const now = app.clock()
  const states = await lookAt(room, jobs).catch((error: unknown) => {
    log.warn('jobs of a transcription not reached', errorFields(error))
    // A full quota is waited for as long as a job that runs, and uses up no try.
    return isTransient(error) ? [{ kind: 'running' } as const] : ('unknown' as const)
  })
  for (const state of states === 'unknown' ? [] : states)
    if (state.kind === 'failed') log.warn('job of a transcription failed', { reason: state.reason })
  const kinds = states === 'unknown' ? states : states.map(({ kind }) => kind)
  const step = nextStep(room.transcription, kinds, now)
  if (step.kind === 'read') {
    const words = await wordsOf(room, app).catch((error: unknown) => {
      log.warn('output of a transcription not read', errorFields(error))
      return undefined
    })
    return words === undefined ? tryAgain(room, jobs, app) : fill(room, words, app)
  }
  return step.kind === 'failedTry' ? tryAgain(room, jobs, app) : followed(room, step, app)
}

const followed = (
  room: RunningRoom,
  step: Exclude<Step, { kind: 'read' | 'failedTry' }>,
  app: InterviewFilesApp,
): Promise<Outcome> | Outcome => (step.kind === 'again' ? step : giveUp(room, step.problem, app))

/** Deletes the jobs, so that the next look starts new ones. */
async function tryAgain(
  room: RunningRoom,
  jobs: TranscriptionJobs,
  app: InterviewFilesApp,
): Promise<Outcome> {
  const failures = room.transcription.failures + 1
  for (const { file } of filesOf(room))
    await jobs.remove(transcriptionJob(room.id, file.segment)).catch(() => {})
  const transcription = { ...room.transcription, failures }
  await app.outbox.noteTranscription(room, transcription)
  return followed({ ...room, transcription }, afterFailedTry(failures, app.clock()), app)
}

/** The transcript stays as it was, and the page says why. What was counted is given back: failed jobs cost nothing. */
async function giveUp(
  room: RunningRoom,
  problem: NonNullable<StoredTranscription['problem']>,
  app: InterviewFilesApp,
): Promise<Outcome> {
  const transcription = { ...room.transcription, state: 'failed', problem } as const
  if (!(await app.outbox.noteTranscription(room, transcription))) return { kind: 'again', at: app.clock() }
  app.log.error('transcription given up', { sessionId: room.id, problem }, 'TranscriptionsFailed')
  const user = await app.users.byId(room.userId)
  if (user !== undefined)
    await app.usage.correct(
      usageOf(room, user),
      { recordedSeconds: -transcription.seconds },
      // Of the day on which they were counted.
      new Date(transcription.since),
    )
  return { kind: 'over', transcription }
}

async function textOf(key: string, files: Pick<InterviewFilesApp['files'], 'read'>): Promise<string> {
  const pieces: Uint8Array[] = []
  await files.read([key], (bytes) => void pieces.push(bytes))
  return Buffer.concat(pieces).toString()
}

/** The words of all files; their outputs go into the folder of the interview. */
async function wordsOf(room: RunningRoom, { files }: InterviewFilesApp): Promise<RecordedWord[]> {
  const words: RecordedWord[] = []
  for (const { file, startSeconds } of filesOf(room)) {
    const text = await textOf(transcriptionKey(room.id, file.segment), files)
    words.push(...candidateWords(text, startSeconds))
    await files.put(room.folder + transcriptionName(file.segment), text, 'application/json')
  }
  return words
}

/** Stores the words before it notes the end: a run that follows a crash between the two stores the same words again. */
async function fill(
  room: RunningRoom,
  words: readonly RecordedWord[],
  app: InterviewFilesApp,
): Promise<Outcome> {
  const { version, entries } = await app.transcripts.of(room.id)
  const filled = withRecordedWords(entries, words)
  const isStored = await app.transcripts.fill(room.id, version, filled)
  if (isStored) await countQuestions(room, filled, app)
  const transcription = { ...room.transcription, state: 'done' } as const
  if (!isStored || !(await app.outbox.noteTranscription(room, transcription)))
    return { kind: 'again', at: app.clock() }
  return { kind: 'over', transcription }
}

/** The words of the recording can have questions that the page did not recognise. */
async function countQuestions(
  { userId, jobId, id, status, stoppedForWellbeing }: RunningRoom,
  filled: readonly StoredEntry[],
  { applications, questions }: InterviewFilesApp,
): Promise<void> {
  const count = stoppedForWellbeing === true ? 0 : candidateQuestionsIn(filled).length
  const application = await applications.byKey({ userId, jobId })
  if (application?.sessionId !== id || status !== 'completed' || count === 0) return
  const answered = application.questions?.sessionId === id ? application.questions.answered : []
  await questions.write(application, { sessionId: id, open: count - answered.length, answered })
}

/** Deletes what only the jobs needed. */
export async function cleanUpTranscription(
  { id, transcription }: DueRoom,
  { files, transcriptions: jobs }: Pick<InterviewFilesApp, 'files' | 'transcriptions'>,
): Promise<void> {
  if (transcription === undefined || jobs === undefined) return
  for (const segment of transcription.segments) await jobs.remove(transcriptionJob(id, segment))
  await files.remove(await files.list(transcriptionsPrefix(id)))
}
