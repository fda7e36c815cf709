import { recordingTypes, type RecordingType } from '#shared/application/session/recording-limits.ts'
import { partNameIn } from '../rows/recording-key.ts'

/** A stream of the recorder: its parts in order, as far as they arrived. */
export type Segment = {
  segment: number
  extension: string
  keys: readonly string[]
  missing: readonly number[]
}

export type Recorded = {
  /** Those that play: a stream without its first part has no header. */
  segments: readonly Segment[]
  /** Every part has arrived that the page said it recorded. */
  isComplete: boolean
}

/** Sorts the parts that arrived into segments. */
export function segmentsOf(keys: readonly string[], recordedParts: readonly number[] | undefined): Recorded {
  const arrived = new Map<number, { part: number; extension: string; key: string }[]>()
  for (const key of keys) {
    const name = partNameIn(key)
    if (name !== undefined)
      arrived.set(name.segment, [...(arrived.get(name.segment) ?? []), { ...name, key }])
  }
  const numbers = new Set([...arrived.keys(), ...(recordedParts ?? []).map((_, index) => index + 1)])
  const all = [...numbers]
    .toSorted((a, b) => a - b)
    .map((segment) => segmentOf(segment, arrived.get(segment) ?? [], recordedParts?.[segment - 1] ?? 0))
  return {
    segments: all.filter(({ keys: some, missing }) => some.length > 0 && !missing.includes(0)),
    isComplete: recordedParts !== undefined && all.every(({ missing }) => missing.length === 0),
  }
}

function segmentOf(
  segment: number,
  arrived: readonly { part: number; extension: string; key: string }[],
  recorded: number,
): Segment {
  const extension = arrived.toSorted((a, b) => a.part - b.part)[0]?.extension ?? 'webm'
  // A stream has one container.
  const byPart = new Map(
    arrived.filter((one) => one.extension === extension).map((one) => [one.part, one.key]),
  )
  const count = Math.max(recorded, ...[...byPart.keys()].map((part) => part + 1), 0)
  const parts = Array.from({ length: count }, (_, part) => part)
  return {
    segment,
    extension,
    keys: parts.flatMap((part) => byPart.get(part) ?? []),
    missing: parts.filter((part) => !byPart.has(part)),
  }
}

/** `recording.webm`, or `recording-1.webm` and so on after a reload. */
export const recordingName = (
  { segment, extension }: Pick<Segment, 'segment' | 'extension'>,
  segments: number,
): string => (segments === 1 ? `recording.${extension}` : `recording-${segment}.${extension}`)

/** A part is missing before one that arrived. Without such a gap the `parts` that arrived are the beginning of the stream. */
export const hasGap = ({ parts, missing }: { parts: number; missing: readonly number[] }): boolean =>
  missing.some((part) => part < parts)

export const extensionOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('.') + 1)

export const recordingTypeOf = (extension: string): RecordingType =>
  extension === recordingTypes['video/mp4'] ? 'video/mp4' : 'video/webm'
