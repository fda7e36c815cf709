/** An element of an EBML file, such as WebM. `at` and `contentAt` count bytes from the start of the file. */
export type EbmlElement = {
  id: number
  at: number
  contentAt: number
  /** In bytes; undefined where the writer did not know it, as in a stream. */
  size: number | undefined
}

/** What to do with an element: read its children, skip it, or read so many bytes of its content. */
export type Wish = 'children' | 'skip' | number

type Visitor = {
  wishFor: (element: EbmlElement) => Wish
  read: (element: EbmlElement, content: Buffer) => void
}

const maxIdBytes = 4
const maxSizeBytes = 8

/** The length of a number with a variable length, which the first bit that is set tells. */
const lengthOf = (first: number): number => Math.clz32(first) - 23

type Header = { id: number; size: number | undefined; length: number }

/** Undefined where more bytes are needed; 'invalid' where this is no EBML. */
function headerIn(bytes: Buffer): Header | undefined | 'invalid' {
  const first = bytes[0]
  if (first === undefined) return undefined
  const idLength = lengthOf(first)
  if (idLength > maxIdBytes) return 'invalid'
  const second = bytes[idLength]
  if (second === undefined) return undefined
  const sizeLength = lengthOf(second)
  if (sizeLength > maxSizeBytes) return 'invalid'
  const length = idLength + sizeLength
  if (bytes.length < length) return undefined
  const size = sizeIn(bytes.subarray(idLength, length))
  return size === 'invalid' ? size : { id: bytes.readUIntBE(0, idLength), size, length }
}

const allOnes = 0xff

function sizeIn(bytes: Buffer): number | undefined | 'invalid' {
  const mask = allOnes >> bytes.length
  const first = bytes.readUInt8(0) & mask
  if (first === mask && bytes.subarray(1).every((byte) => byte === allOnes)) return undefined
  // The product of an unsafe number is inexact, and as much above the limit as the exact one.
  const size = bytes.subarray(1).reduce((sum, byte) => sum * 256 + byte, first)
  return size > Number.MAX_SAFE_INTEGER ? 'invalid' : size
}

/**
 * Reads a file in pieces of any size and keeps only the beginning of an element whose rest has not come. It reads no more
 * than `maxElements`.
 */
export function createEbmlReader({ wishFor, read }: Visitor, maxElements: number) {
  let waiting: Buffer = Buffer.alloc(0)
  let at = 0
  let toSkip = 0
  let isValid = true
  let elements = 0

  const advance = (bytes: number): void => {
    waiting = waiting.subarray(bytes)
    at += bytes
  }

  /** False where more bytes are needed. */
  const step = (): boolean => {
    const skipped = Math.min(toSkip, waiting.length)
    toSkip -= skipped
    advance(skipped)
    if (toSkip > 0) return false
    const header = headerIn(waiting)
    if (header === undefined) return false
    if (header === 'invalid' || elements >= maxElements) {
      isValid = false
      return false
    }
    elements += 1
    const { id, size, length } = header
    const element = { id, at, contentAt: at + length, size }
    const wish = wishFor(element)
    if (wish === 'children') {
      advance(length)
      return true
    }
    if (size === undefined) {
      isValid = false
      return false
    }
    const skipLength = wish === 'skip' ? 0 : Math.min(wish, size)
    if (waiting.length < length + skipLength) return false
    if (wish !== 'skip') read(element, waiting.subarray(length, length + skipLength))
    advance(length + skipLength)
    toSkip = size - skipLength
    return true
  }

  return {
    /** False once it has met something that is no EBML, or too many elements. */
    isValid: (): boolean => isValid,

    feed(piece: Uint8Array): void {
      if (!isValid) return
      waiting = waiting.length === 0 ? Buffer.from(piece) : Buffer.concat([waiting, piece])
      while (step());
      if (!isValid) waiting = Buffer.alloc(0)
    },
  }
}
