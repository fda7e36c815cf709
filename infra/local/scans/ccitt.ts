import { longestCode, modeTable, passMode, runsMode, runTables, type CodeTable } from './ccitt-codes.ts'

/** Decodes the pictures of fax machines and office scanners (ITU-T T.4 and T.6): one bit for each pixel, row by row. */

export type CcittPicture = {
  data: Uint8Array
  columns: number
  rows: number
  /** The `K` of a PDF. Below 0: T.6. 0: T.4 with one-dimensional rows. Above 0: T.4 with rows of both kinds. */
  k: number
  /** Each row begins at a byte. */
  isByteAligned: boolean
}

/** The value of the 12 bits that end a row of T.4, or the image. */
const endOfRow = 1
const endOfRowBits = 12
const shortRuns = 64

class Bits {
  #at = 0
  readonly #data: Uint8Array
  constructor(data: Uint8Array) {
    this.#data = data
  }
  get isOver(): boolean {
    return this.#at >= this.#data.length * 8
  }
  /** The next bits without taking them; zeros behind the end. */
  peek(count: number): number {
    const byte = this.#at >> 3
    const [a = 0, b = 0, c = 0] = [this.#data[byte], this.#data[byte + 1], this.#data[byte + 2]]
    return (((a << 16) | (b << 8) | c) >> (24 - count - (this.#at & 7))) & (2 ** count - 1)
  }
  skip(count: number): void {
    this.#at += count
  }
  align(): void {
    this.#at = (this.#at + 7) & ~7
  }
  /** Undefined where no code begins. */
  code({ meanings, lengths }: CodeTable): number | undefined {
    const next = this.peek(longestCode)
    const length = lengths[next] ?? 0
    if (length === 0) return undefined
    this.#at += length
    return meanings[next]
  }
  /** Zeros may fill the space before the end of a row. */
  takesEndOfRow(): boolean {
    let zeros = 0
    while (this.peek(endOfRowBits) === 0 && !this.isOver && zeros < maxFillBits) {
      this.skip(1)
      zeros += 1
    }
    if (this.peek(endOfRowBits) !== endOfRow) return false
    this.skip(endOfRowBits)
    return true
  }
}

const maxFillBits = 65_536

/** A run of one colour: codes of 64 and more, then one below. Undefined where the data are damaged. */
function runIn(bits: Bits, colour: 0 | 1): number | undefined {
  let run = 0
  for (;;) {
    const part = bits.code(runTables[colour])
    if (part === undefined) return undefined
    run += part
    if (part < shortRuns) return run
  }
}

/** The columns at which the colour of a row changes, from white on. Undefined where the data are damaged. */
function rowOfRuns(bits: Bits, columns: number): number[] | undefined {
  const changes: number[] = []
  let at = 0
  for (let colour: 0 | 1 = 0; at < columns; colour = colour === 0 ? 1 : 0) {
    const run = runIn(bits, colour)
    if (run === undefined) return undefined
    at = Math.min(columns, at + run)
    changes.push(at)
  }
  return changes
}

/** A row by its differences from the row above. */
function rowOfModes(bits: Bits, columns: number, above: readonly number[]): number[] | undefined {
  const changes: number[] = []
  let at = -1
  let colour: 0 | 1 = 0
  let index = 0
  while (at < columns) {
    // The first change in the row above, to the right of `at`, to the other colour.
    while (index > 0 && (above[index - 1] ?? columns) > at) index -= 1
    while ((above[index] ?? columns) <= at && index < above.length) index += 1
    if (index % 2 !== colour) index += 1
    const next = above[index] ?? columns
    const mode = bits.code(modeTable)
    if (mode === undefined) return undefined
    if (mode === passMode) at = above[index + 1] ?? columns
    else if (mode === runsMode) {
      const [one, other] = [runIn(bits, colour), runIn(bits, colour === 0 ? 1 : 0)]
      if (one === undefined || other === undefined) return undefined
      const middle = Math.min(columns, Math.max(at, 0) + one)
      at = Math.min(columns, middle + other)
      changes.push(middle, at)
    } else {
      // Never left of `at`; otherwise a damaged row could continue endlessly.
      at = Math.min(columns, Math.max(next + mode, at < 0 ? 0 : at))
      changes.push(at)
      colour = colour === 0 ? 1 : 0
      if (changes.length > columns + 1) return undefined
    }
  }
  return changes
}

function paint(row: Uint8Array, changes: readonly number[]): void {
  for (let index = 0; index < changes.length; index += 2) {
    const to = changes[index + 1] ?? row.length * 8
    for (let x = changes[index] ?? to; x < to;) {
      if ((x & 7) === 0 && x + 8 <= to) {
        row[x >> 3] = 255
        x += 8
      } else {
        row[x >> 3] = (row[x >> 3] ?? 0) | (128 >> (x & 7))
        x += 1
      }
    }
  }
}

/** Returns rows of bits, each beginning at a byte; 1 is black. Rows from damaged data on stay white. */
export function decodeCcitt({ data, columns, rows, k, isByteAligned }: CcittPicture): Uint8Array {
  const bits = new Bits(data)
  const rowBytes = Math.ceil(columns / 8)
  const picture = new Uint8Array(rowBytes * rows)
  let above: number[] = []
  for (let row = 0; row < rows && !bits.isOver; row += 1) {
    if (isByteAligned) bits.align()
    const isEnded =
      k < 0
        ? bits.peek(endOfRowBits) === endOfRow
        : bits.takesEndOfRow() && bits.peek(endOfRowBits) === endOfRow
    if (isEnded) break
    let isOfRuns = k === 0
    if (k > 0) {
      isOfRuns = bits.peek(1) === 1
      bits.skip(1)
    }
    const changes = isOfRuns ? rowOfRuns(bits, columns) : rowOfModes(bits, columns, above)
    if (changes === undefined) break
    // A run may end at the edge of the row in either colour.
    if (changes.length % 2 === 1) changes.push(columns)
    paint(picture.subarray(row * rowBytes, (row + 1) * rowBytes), changes)
    above = changes
  }
  return picture
}
