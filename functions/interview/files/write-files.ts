import { segmentStart } from '#shared/application/session/recording.ts'
import { sectionsOf } from '../rooms/sections.ts'
import { auditOf, quotesFor, recordedTranscript } from './interviewer-record.ts'
import { partsPrefix, recordingPageName } from '../rows/recording-key.ts'
import type { DueRoom } from '../rows/room-outbox.ts'
import { recordingIdOf } from '#functions/application/session/recording-id.ts'
import type { RecordedFile } from '#functions/application/session/stored-session.ts'
import { aboutName, aboutText } from './about.ts'
import { chooseQuotes } from './choose-quotes.ts'
import { usageOf } from '../rows/interviewer-usage.ts'
import { captionsName, cuesOf, webVttOf } from './captions.ts'
import { inTime } from './page/player.ts'
import type { InterviewFilesApp } from './app.ts'
import { extensionOf, recordingName, recordingTypeOf, type Segment } from './segments.ts'
import { readSegment } from './read-segment.ts'
import { recordingPage } from './page/recording-page.ts'
import type { StoredTranscript } from '../rows/transcripts.ts'
import { summaryName } from '../rows/interview-summaries.ts'
import { summaryOf } from './summary.ts'
import { transcriptText } from './transcript-text.ts'
import { secondMilliseconds } from '#shared/platform/durations.ts'

type Room = DueRoom & { folder: string }
type Wanted = Parameters<typeof chooseQuotes>[1]

/** The candidate may have closed the page instead of ending the interview. */
export const isLeftInDanger = (progress: StoredTranscript['progress']): boolean =>
  progress?.stoppedAskingAfter === 'danger'

const asLeft = (room: Room, progress: StoredTranscript['progress']): Room =>
  room.status !== 'completed' && isLeftInDanger(progress) ? { ...room, stoppedForWellbeing: true } : room

/** Transcript, summary and CV; written again once the recording is assembled, which the summary names. */
export async function writeTexts(
  given: Room,
  recording: readonly RecordedFile[] | undefined,
  { files, jobs, transcripts, users, sessions, ...app }: InterviewFilesApp,
): Promise<void> {
  const [user, job, { entries: sent, progress }, turns] = await Promise.all([
    users.byId(given.userId),
    jobs.byId(given.jobId),
    transcripts.of(given.id),
    app.turns.of(given.id),
  ])
  // The account was deleted, and its files with it.
  if (user === undefined) return
  const room = asLeft(given, progress)
  const isStopped = room.stoppedForWellbeing === true
  const sections = sectionsOf(job)
  const { emergencyContacts } = app
  const interview = { jobTitle: room.jobTitle, user, sections, emergencyContacts }
  const entries = recordedTranscript(sent, turns, interview)
  // Asked once, when the words are complete: each request costs money.
  const isWhole = !isStopped && recording !== undefined && room.transcription?.state !== 'running'
  const model = isWhole && turns.length > 0 ? app.model : undefined
  const choose =
    model && ((request: Wanted) => chooseQuotes(model, request, { of: usageOf(room, user), app }))
  const quotes = isStopped ? null : await quotesFor({ criteria: job?.criteria ?? [], entries, choose })
  const at = (name: string): string => room.folder + name
  const { jobTitle, started_at: startedAt } = room
  const json = (content: object): string => `${JSON.stringify(content, undefined, 2)}\n`
  await files.put(
    at('transcript.txt'),
    transcriptText({ jobTitle, candidateName: user.name, startedAt, entries }),
    'text/plain; charset=utf-8',
  )
  await files.put(at('transcript.json'), json({ startedAt, entries }), 'application/json')
  const cvName = user.cv === undefined ? undefined : `cv.${extensionOf(user.cv.key)}`
  if (user.cv !== undefined && cvName !== undefined) await files.copyCv(user.cv.key, at(cvName))
  const summary = summaryOf({ session: room, user, job, entries, recording, turns, quotes })
  await files.put(at(summaryName), json(summary), 'application/json')
  if (turns.length > 0) await files.put(at('interviewer.json'), json(auditOf(turns)), 'application/json')
  const recordingId = recordingIdOf(room)
  await files.put(
    at(recordingPageName),
    recordingPage({
      recordingId,
      summary,
      entries,
      sections,
      cvName,
      attempt: await attemptOf(room, sessions),
    }),
    'text/html; charset=utf-8',
  )
  for (const { file, startSeconds } of inTime(recording ?? []))
    await files.put(
      at(captionsName(file.name)),
      webVttOf(cuesOf(entries, user.name), startSeconds),
      'text/vtt; charset=utf-8',
    )
  await files.put(aboutName, aboutText, 'text/plain; charset=utf-8')
}

/** The interviews of an application that were started, in their order; one alone needs no number. */
async function attemptOf({ userId, jobId, id }: Room, sessions: InterviewFilesApp['sessions']) {
  const started = (await sessions.startedOf({ userId, jobId })).map((session) => ({ ...session, userId }))
  return started.length < 2
    ? undefined
    : {
        number: started.findIndex((session) => session.id === id) + 1,
        others: started.filter((session) => session.id !== id).map(recordingIdOf),
      }
}

/** The keys of the parts that arrived. */
export const partsOf = ({ folder }: Room, { files }: Pick<InterviewFilesApp, 'files'>): Promise<string[]> =>
  files.list(partsPrefix(folder))

/** The recorder's parts of a segment are one stream, so the file is their concatenation. */
export async function assemble(
  room: Room,
  segments: readonly Segment[],
  { files }: Pick<InterviewFilesApp, 'files'>,
): Promise<RecordedFile[]> {
  const recording: RecordedFile[] = []
  for (const segment of segments) {
    const name = recordingName(segment, segments.length)
    const { beginning, seconds, channels } = await readSegment(segment, files)
    const bytes = await files.concatenate(segment.keys, {
      key: room.folder + name,
      contentType: recordingTypeOf(segment.extension),
      beginning,
    })
    recording.push({
      segment: segment.segment,
      name,
      bytes,
      parts: segment.keys.length,
      missing: [...segment.missing],
      ...(seconds === undefined ? {} : { seconds }),
      ...(channels === undefined ? {} : { channels }),
      ...startOf(room, segment, seconds),
    })
  }
  return recording
}

/** A file whose end is missing is too short to show when it began. */
function startOf(
  { segmentStarts, recorderTimes }: Room,
  { segment, missing }: Segment,
  seconds: number | undefined,
): Pick<RecordedFile, 'startSeconds'> {
  const times = recorderTimes?.find((each) => each.segment === segment)
  const start =
    times === undefined || seconds === undefined || missing.length > 0
      ? segmentStarts?.[segment - 1]
      : segmentStart(times, seconds * secondMilliseconds)
  return start === undefined ? {} : { startSeconds: start / secondMilliseconds }
}
