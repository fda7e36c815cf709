import { boxHead } from './boxes.ts'
import { mp4Limits } from './mp4-limits.ts'

type Visitor = {
  /** Whether `read` needs the whole box. Other boxes are skipped. */
  wants: (type: string) => boolean
  /** False ends the reading: the file is not what a browser records. */
  read: (type: string, box: Buffer, headBytes: number) => boolean
}

/** Splits a file that comes in pieces of any size into its outermost boxes, and keeps no more than one of them. */
export function createBoxSplitter({ wants, read }: Visitor) {
  let waiting: Buffer = Buffer.alloc(0)
  let toSkip = 0
  let boxes = 0
  let isValid = true

  /** False where more bytes are needed, or nothing more is read. */
  const step = (): boolean => {
    const skipped = Math.min(toSkip, waiting.length)
    toSkip -= skipped
    waiting = waiting.subarray(skipped)
    if (toSkip > 0 || waiting.length < mp4Limits.headBytes) return false
    const head = boxHead(waiting, 0)
    const isFirst = boxes === 0
    isValid = head !== undefined && boxes < mp4Limits.boxes && (!isFirst || head.type === 'ftyp')
    if (!isValid || head === undefined) return false
    const { type, size, headBytes } = head
    if (!wants(type)) {
      boxes += 1
      toSkip = size
      return true
    }
    isValid = size <= mp4Limits.boxBytes
    if (!isValid || waiting.length < size) return false
    boxes += 1
    isValid = read(type, waiting.subarray(0, size), headBytes)
    waiting = waiting.subarray(size)
    return isValid
  }

  return {
    isValid: (): boolean => isValid,

    feed(piece: Uint8Array): void {
      if (!isValid) return
      waiting = waiting.length === 0 ? Buffer.from(piece) : Buffer.concat([waiting, piece])
      while (step());
      if (!isValid) waiting = Buffer.alloc(0)
    },
  }
}
