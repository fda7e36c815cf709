import { recordingTypes, type RecordingType } from '#shared/domain/recording.ts'
import { partsPrefix } from '../storage/recording-key.ts'
import type { DueRoom } from '../storage/room-outbox.ts'
import type { RecordedFile } from '../storage/stored-session.ts'
import type { InterviewFilesApp } from './app.ts'
import { recordingName, type Segment } from './segments.ts'
import { summaryOf } from './summary.ts'
import { transcriptText } from './transcript-text.ts'

type Room = DueRoom & { folder: string }

/** Transcript, summary and CV; written again once the recording is assembled, which the summary names. */
export async function writeTexts(
  room: Room,
  recording: readonly RecordedFile[] | undefined,
  { files, jobs, transcripts, users }: InterviewFilesApp,
): Promise<void> {
  const [user, job, { entries }] = await Promise.all([
    users.byId(room.userId),
    jobs.byId(room.jobId),
    transcripts.of(room.id),
  ])
  // The account was deleted, and its files with it.
  if (user === undefined) return
  const at = (name: string): string => room.folder + name
  const { jobTitle, started_at: startedAt } = room
  const json = (content: object): string => `${JSON.stringify(content, undefined, 2)}\n`
  await files.put(
    at('transcript.txt'),
    transcriptText({ jobTitle, candidateName: user.name, startedAt, entries }),
    'text/plain; charset=utf-8',
  )
  await files.put(at('transcript.json'), json({ startedAt, entries }), 'application/json')
  if (user.cv !== undefined) await files.copyCv(user.cv.key, at(`cv.${extensionOf(user.cv.key)}`))
  await files.put(
    at('summary.json'),
    json(summaryOf({ session: room, user, job, entries, recording })),
    'application/json',
  )
}

const extensionOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

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
    const bytes = await files.concatenate(segment.keys, room.folder + name, typeOf(segment.extension))
    recording.push({
      segment: segment.segment,
      name,
      bytes,
      parts: segment.keys.length,
      missing: [...segment.missing],
    })
  }
  return recording
}

const typeOf = (extension: string): RecordingType =>
  extension === recordingTypes['video/mp4'] ? 'video/mp4' : 'video/webm'
