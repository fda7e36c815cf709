import { boxHead } from './boxes.ts'
import { mp4Limits } from './mp4-limits.ts'
import { timedHeader } from './timed-header.ts'
import { fragmentEnd, movieIn, type Movie } from './times.ts'

/** How long a fragmented MP4 file plays, as Safari records it, and a beginning that says so. */
export type Mp4Map = {
  /** Everything up to the end of the box `moov`. */
  header: Buffer
  /** The same bytes with the duration; undefined where the file has one. */
  timedHeader: Buffer | undefined
  seconds: number
}

/** Boxes whose content is read. */
const read: ReadonlySet<string> = new Set(['moov', 'moof'])

/** Reads a file in pieces of any size, and keeps no more of it than its `moov` and one `moof`. */
export function createMp4Reader() {
  let waiting: Buffer = Buffer.alloc(0)
  let before: Buffer = Buffer.alloc(0)
  let header: Buffer | undefined
  let movie: Movie | undefined
  let toSkip = 0
  let seconds = 0
  let boxes = 0
  let isValid = true

  const readBox = (type: string, box: Buffer, headBytes: number): void => {
    const content = { contentAt: headBytes, end: box.length }
    if (type === 'moov') {
      header ??= Buffer.concat([before, box])
      movie ??= movieIn(header, { contentAt: before.length + headBytes, end: header.length })
      isValid = movie !== undefined
    } else if (movie !== undefined) seconds = Math.max(seconds, fragmentEnd(box, content, movie))
  }

  /** False where more bytes are needed. */
  const step = (): boolean => {
    const skipped = Math.min(toSkip, waiting.length)
    toSkip -= skipped
    waiting = waiting.subarray(skipped)
    if (toSkip > 0 || waiting.length < mp4Limits.headBytes) return false
    const head = boxHead(waiting, 0)
    boxes += 1
    if (head === undefined || boxes > mp4Limits.boxes || (boxes === 1 && head.type !== 'ftyp')) {
      isValid = false
      return false
    }
    const { type, size, headBytes } = head
    if (!read.has(type) && header !== undefined) {
      toSkip = size
      return true
    }
    if (size > mp4Limits.boxBytes || before.length > mp4Limits.boxBytes) {
      isValid = false
      return false
    }
    if (waiting.length < size) {
      boxes -= 1
      return false
    }
    const box = waiting.subarray(0, size)
    if (read.has(type)) readBox(type, box, headBytes)
    else before = Buffer.concat([before, box])
    waiting = waiting.subarray(size)
    return isValid
  }

  return {
    feed(piece: Uint8Array): void {
      if (!isValid) return
      waiting = waiting.length === 0 ? Buffer.from(piece) : Buffer.concat([waiting, piece])
      while (step());
      if (!isValid) waiting = Buffer.alloc(0)
    },

    /** Undefined where the file is no fragmented MP4, or plays longer than any recording of a room. */
    map(): Mp4Map | undefined {
      if (!isValid || header === undefined || movie === undefined) return undefined
      if (seconds <= 0 || seconds > mp4Limits.seconds || movie.timescale === 0) return undefined
      return { header, timedHeader: timedHeader(header, movie, seconds), seconds }
    },
  }
}
