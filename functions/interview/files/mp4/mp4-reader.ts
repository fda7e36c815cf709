import { createBoxSplitter } from './box-splitter.ts'
import { mp4Limits } from './mp4-limits.ts'
import { timedHeader } from './timed-header.ts'
import { fragmentEnd, movieIn, type Movie } from './times.ts'

/** The duration of a fragmented MP4 file, as Safari records it, and a header with the duration. */
export type Mp4Map = {
  /** Everything up to the end of the box `moov`. */
  header: Buffer
  /** The same bytes with the duration; undefined where the file has one. */
  timedHeader: Buffer | undefined
  seconds: number
}

/** Reads a file in pieces of any size, and keeps of it the bytes before its fragments and the head of one fragment. */
export function createMp4Reader() {
  let before: Buffer = Buffer.alloc(0)
  let header: Buffer | undefined
  let movie: Movie | undefined
  let seconds = 0

  const splitter = createBoxSplitter({
    wants: (type) => header === undefined || type === 'moof',
    read(type, box, headBytes) {
      if (movie !== undefined) {
        seconds = Math.max(seconds, fragmentEnd(box, { contentAt: headBytes, end: box.length }, movie))
        return true
      }
      const contentAt = before.length + headBytes
      before = Buffer.concat([before, box])
      if (type !== 'moov') return before.length <= mp4Limits.boxBytes
      header = before
      movie = movieIn(header, { contentAt, end: header.length })
      return movie !== undefined
    },
  })

  return {
    feed: (piece: Uint8Array): void => splitter.feed(piece),

    /** Undefined where the file is no fragmented MP4, or plays longer than any recording of a room. */
    map(): Mp4Map | undefined {
      if (!splitter.isValid() || header === undefined || movie === undefined) return undefined
      if (seconds <= 0 || seconds > mp4Limits.seconds || movie.timescale === 0) return undefined
      return { header, timedHeader: timedHeader(header, movie, seconds), seconds }
    },
  }
}
