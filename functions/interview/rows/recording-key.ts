import type { RecordingPart } from '#shared/application/session/recording.ts'
import { recordingTypes } from '#shared/application/session/recording-limits.ts'

const partDigits = 5

/** The page that plays a recording, in the folder of its interview. */
export const recordingPageName = 'index.html'

/** Where the parts of a recording are until they are assembled, below the folder of the interview. */
export const partsPrefix = (folder: string): string => `${folder}parts/`

/** Sorts by segment and part. The same part has the same key, so that it can be uploaded again. */
export const partKey = (
  folder: string,
  { segment, part, contentType }: Pick<RecordingPart, 'segment' | 'part' | 'contentType'>,
): string =>
  `${partsPrefix(folder)}${segment}-${String(part).padStart(partDigits, '0')}.${recordingTypes[contentType]}`

export type PartName = { segment: number; part: number; extension: string }

/** Reads the name of a part; undefined for another file. */
export function partNameIn(key: string): PartName | undefined {
  const [, segment, part, extension = ''] = /\/parts\/(\d+)-(\d+)\.(webm|mp4)$/.exec(key) ?? []
  return segment === undefined || part === undefined
    ? undefined
    : { segment: Number(segment), part: Number(part), extension }
}

/** Where the provider of calls stores the recordings of a session, in a bucket of their own. */
export const callRecordingsPrefix = (sessionId: string): string => `calls/${sessionId}/`

/** The provider's template for the keys: it allows no letters but ASCII, and must contain the time. */
export const recordingTemplate = (sessionId: string): string =>
  `${callRecordingsPrefix(sessionId)}{epoch_time}.mp4`

/** When a recording began, by its key; not a number for a key of another template. */
export const callRecordingBegunAt = (key: string): number =>
  Number(/\/(\d+)\.mp4$/.exec(key)?.[1] ?? Number.NaN)
