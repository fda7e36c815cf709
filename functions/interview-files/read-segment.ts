import type { InterviewFiles } from '../storage/interview-files.ts'
import type { Segment } from './segments.ts'
import { indexedHeader } from './webm/indexed-header.ts'
import { createWebmReader } from './webm/webm-reader.ts'

const millisecondsPerSecond = 1000

type SegmentRead = {
  /** How long it plays; undefined for other containers than WebM. */
  seconds: number | undefined
  /** A header with duration and index, in place of the recorder's. */
  beginning: { bytes: Uint8Array; replacedBytes: number } | undefined
}

/** Reads a segment once before it is written, because its duration and its index stand before its content. */
export async function readSegment(
  { keys, extension }: Segment,
  files: Pick<InterviewFiles, 'read'>,
): Promise<SegmentRead> {
  if (extension !== 'webm') return { seconds: undefined, beginning: undefined }
  const reader = createWebmReader()
  await files.read(keys, (bytes) => {
    reader.feed(bytes)
  })
  const map = reader.map()
  if (map === undefined) return { seconds: undefined, beginning: undefined }
  const bytes = indexedHeader(map)
  return {
    seconds: Math.round(map.seconds * millisecondsPerSecond) / millisecondsPerSecond,
    beginning: bytes === undefined ? undefined : { bytes, replacedBytes: map.header.length },
  }
}
