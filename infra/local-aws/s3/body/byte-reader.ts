import { refuse } from '../errors.ts'

export type ByteReader = {
  /** The text up to the next CRLF, without it. */
  line(limitBytes: number): Promise<string>
  /** Exactly this number of bytes, in pieces. */
  take(bytes: number): AsyncGenerator<Buffer, void>
  /** Everything up to the delimiter, in pieces; the delimiter is consumed. */
  until(delimiter: Buffer): AsyncGenerator<Buffer, void>
}

/** Reads framed bodies as a stream; it buffers at most one piece and the length of a delimiter. */
export function byteReader(source: AsyncIterable<Buffer>): ByteReader {
  const pieces = source[Symbol.asyncIterator]()
  let pending: Buffer = Buffer.alloc(0)

  async function more(): Promise<void> {
    const next = await pieces.next()
    if (next.done === true) throw refuse('IncompleteBody')
    pending = pending.length === 0 ? next.value : Buffer.concat([pending, next.value])
  }

  function cut(bytes: number): Buffer {
    const piece = pending.subarray(0, bytes)
    pending = pending.subarray(piece.length)
    return piece
  }

  return {
    async line(limitBytes) {
      for (;;) {
        const end = pending.indexOf('\r\n')
        // The last byte may be the first half of the line break.
        if (end > limitBytes || (end < 0 && pending.length > limitBytes + 1)) {
          throw refuse('InvalidRequest', 'A line of the body is too long')
        }
        if (end >= 0) {
          const text = cut(end).toString('utf8')
          cut(2)
          return text
        }
        await more()
      }
    },
    async *take(bytes) {
      for (let missing = bytes; missing > 0;) {
        if (pending.length === 0) await more()
        const piece = cut(missing)
        missing -= piece.length
        yield piece
      }
    },
    async *until(delimiter) {
      for (;;) {
        const at = pending.indexOf(delimiter)
        if (at >= 0) {
          const piece = cut(at)
          cut(delimiter.length)
          if (piece.length > 0) yield piece
          return
        }
        const certain = pending.length - delimiter.length + 1
        if (certain > 0) yield cut(certain)
        await more()
      }
    },
  }
}
