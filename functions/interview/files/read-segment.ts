import type { InterviewFiles } from '../rows/interview-files.ts'
import { createMp4Reader } from './mp4/mp4-reader.ts'
import { hasGap, type Segment } from './segments.ts'
import { indexedHeader } from './webm/indexed-header.ts'
import { createWebmReader } from './webm/webm-reader.ts'
import { secondMilliseconds } from '#shared/platform/durations.ts'

type SegmentRead = {
  /** How long it plays; undefined where the file does not tell, and for other containers than WebM. */
  seconds: number | undefined
  /** Of its sound; undefined where the file does not tell. */
  channels: number | undefined
  /** A header with duration and index, in place of the recorder's. */
  beginning: { bytes: Uint8Array; replacedBytes: number } | undefined
}

/** The file is copied as it is. */
const asItIs: SegmentRead = { seconds: undefined, channels: undefined, beginning: undefined }

/** Reads a container in pieces, and returns its duration and a header with it. */
type Reader = { feed: (piece: Uint8Array) => void; read: () => SegmentRead }

const readers: Readonly<Record<string, () => Reader>> = { webm: webmReader, mp4: mp4Reader }

/**
 * Reads a segment once before it is written, because its duration and its index stand before its content. Behind a gap the
 * bytes are in the middle of an element, so what is read there means nothing.
 */
export async function readSegment(
  segment: Pick<Segment, 'extension' | 'keys' | 'missing'>,
  files: Pick<InterviewFiles, 'read'>,
): Promise<SegmentRead> {
  const reader = readers[segment.extension]?.()
  const { keys, missing } = segment
  if (reader === undefined || hasGap({ parts: keys.length, missing })) return asItIs
  let isReadable = true
  await files.read(keys, (bytes) => {
    isReadable = isReadable && succeeds(() => reader.feed(bytes))
  })
  let read = asItIs
  return isReadable && succeeds(() => (read = reader.read())) ? read : asItIs
}

/** A browser can send any bytes, and a failure to read them must not keep the recording from being written. */
function succeeds(read: () => void): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}

const rounded = (seconds: number): number => Math.round(seconds * secondMilliseconds) / secondMilliseconds

const readOf = (
  { seconds, channels }: { seconds: number; channels?: number | undefined },
  header: Buffer,
  better: Buffer | undefined,
): SegmentRead => ({
  seconds: rounded(seconds),
  channels,
  beginning: better === undefined ? undefined : { bytes: better, replacedBytes: header.length },
})

function webmReader(): Reader {
  const reader = createWebmReader()
  return {
    feed: (piece) => reader.feed(piece),
    read() {
      const map = reader.map()
      return map === undefined ? asItIs : readOf(map, map.header, indexedHeader(map))
    },
  }
}

function mp4Reader(): Reader {
  const reader = createMp4Reader()
  return {
    feed: (piece) => reader.feed(piece),
    read() {
      const map = reader.map()
      return map === undefined ? asItIs : readOf(map, map.header, map.timedHeader)
    },
  }
}
