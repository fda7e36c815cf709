import type { InterviewFiles } from '../storage/interviews/interview-files.ts'
import { hasGap, type Segment } from './segments.ts'
import { indexedHeader } from './webm/indexed-header.ts'
import { createWebmReader } from './webm/webm-reader.ts'

const millisecondsPerSecond = 1000

type SegmentRead = {
  /** How long it plays; undefined where the file does not tell, and for other containers than WebM. */
  seconds: number | undefined
  /** A header with duration and index, in place of the recorder's. */
  beginning: { bytes: Uint8Array; replacedBytes: number } | undefined
}

/** The file is copied as it is. */
const asItIs: SegmentRead = { seconds: undefined, beginning: undefined }

/**
 * Reads a segment once before it is written, because its duration and its index stand before its content. Behind a gap the
 * bytes are in the middle of an element, so what is read there means nothing.
 */
export async function readSegment(
  segment: Segment,
  files: Pick<InterviewFiles, 'read'>,
): Promise<SegmentRead> {
  if (segment.extension !== 'webm' || hasGap(segment)) return asItIs
  const reader = createWebmReader()
  let isReadable = true
  await files.read(segment.keys, (bytes) => {
    isReadable = isReadable && succeeds(() => reader.feed(bytes))
  })
  let read = asItIs
  return isReadable && succeeds(() => (read = readOf(reader))) ? read : asItIs
}

/** A recording is whatever a browser sent, and no fault in reading it may keep it from being written. */
function succeeds(read: () => void): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}

function readOf(reader: ReturnType<typeof createWebmReader>): SegmentRead {
  const map = reader.map()
  if (map === undefined) return asItIs
  const bytes = indexedHeader(map)
  return {
    seconds: Math.round(map.seconds * millisecondsPerSecond) / millisecondsPerSecond,
    beginning: bytes === undefined ? undefined : { bytes, replacedBytes: map.header.length },
  }
}
