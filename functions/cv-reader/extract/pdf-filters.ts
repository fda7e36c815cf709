import { constants, inflateRawSync } from 'node:zlib'
import type { Budget } from './budget.ts'
import { LimitExceeded } from '../errors.ts'

/** What each filter of a PDF stream does to its size. `image`: the reader never decodes it. */
export type Filter = 'flate' | 'lzw' | 'runs' | 'ascii85' | 'hex' | 'image' | 'same'

const names: Readonly<Record<Filter, string>> = {
  flate: 'FlateDecode Fl',
  lzw: 'LZWDecode LZW',
  runs: 'RunLengthDecode RL',
  ascii85: 'ASCII85Decode A85',
  hex: 'ASCIIHexDecode AHx',
  image: 'DCTDecode DCT JPXDecode CCITTFaxDecode CCF JBIG2Decode',
  same: 'Crypt',
}
const filters = new Map(
  (Object.keys(names) as Filter[]).flatMap((filter) =>
    names[filter].split(' ').map((name) => [name, filter] as const),
  ),
)

/** A name can spell any character as "#" and its code: "/Fl#61teDecode". */
export const plainNames = (dictionary: string): string =>
  dictionary.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const filterEntry = /\/(?:Filter|F)\s*(?:\[([^\]]*)\]|\/([^\s/<>[\]()]+))/g
const filterElsewhere = /\/Filter\s+\d+\s+\d+\s+R/

/** The filters that a stream's dictionary names, in the order in which they are undone. */
export function filtersIn(dictionary: string): Filter[] {
  // An indirect object as the filter would hide it from this check, and office programs do not write one.
  if (filterElsewhere.test(dictionary)) throw new LimitExceeded('nesting')
  return [...dictionary.matchAll(filterEntry)].flatMap(([, list, single]) => {
    const named = list === undefined ? [single ?? ''] : (list.match(/[^\s/]+/g) ?? [])
    return named.flatMap((name) => filters.get(name) ?? [])
  })
}

/** What a stream with an error counts as, because pdf.js uses the text before the error. */
const brokenStreamBytes = 4 * 1024 * 1024

/** Inflates a zlib stream without checking its checksum, as pdf.js does; undefined for anything else. */
export function inflated(data: Buffer, budget: Budget): Buffer | undefined {
  const [method = 0, flags = 0] = data
  const isZlib = (method & 15) === 8 && ((method << 8) + flags) % 31 === 0 && (flags & 32) === 0
  if (!isZlib) return undefined
  try {
    const bytes = inflateRawSync(data.subarray(2), {
      maxOutputLength: Math.max(budget.left(), 1),
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    budget.spend(bytes.length)
    return bytes
  } catch (error) {
    if (error instanceof LimitExceeded) throw error
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new LimitExceeded('bytes')
    budget.spend(brokenStreamBytes)
    return undefined
  }
}

const endOfRuns = 128

/** The size of run-length encoded data once it is decoded. */
export function runLengthBytes(data: Buffer): number {
  let bytes = 0
  for (let at = 0; at < data.length;) {
    const length = data[at] ?? endOfRuns
    if (length === endOfRuns) break
    bytes += length < endOfRuns ? length + 1 : 257 - length
    at += length < endOfRuns ? length + 2 : 2
  }
  return bytes
}

const lzw = { clear: 256, end: 257, first: 258, narrowest: 9, widest: 12 } as const

/** The size of LZW data once it is decoded: the table holds the length of each code's text, not the text. */
export function lzwBytes(data: Buffer): number {
  const lengths = new Uint32Array(2 ** lzw.widest).fill(1, 0, lzw.clear)
  let next: number = lzw.first
  let width: number = lzw.narrowest
  let before = 0
  let bytes = 0
  let bits = 0
  let held = 0
  for (const byte of data) {
    bits = ((bits << 8) | byte) & 0xff_ff_ff
    held += 8
    if (held < width) continue
    held -= width
    const code = (bits >> held) & (2 ** width - 1)
    if (code === lzw.end) break
    if (code === lzw.clear) {
      next = lzw.first
      width = lzw.narrowest
      before = 0
      continue
    }
    const length = code < next ? (lengths[code] ?? 1) : before + 1
    bytes += length
    if (before > 0 && next < lengths.length) {
      lengths[next] = before + 1
      next += 1
    }
    before = length
    if (next + 1 >= 2 ** width && width < lzw.widest) width += 1
  }
  return bytes
}

/** Five digits encode four bytes; "z" stands for five zeros, and "u" is the largest digit. */
const digitsOfGroup = 5
const bytesOfGroup = 4
const firstDigit = 33
const base = 85

/** Decodes ASCII85, which is longer than what it encodes. */
export function fromAscii85(data: Buffer): Buffer {
  const [all = ''] = data.toString('latin1').split('~', 1)
  const digits = Buffer.from(all.replaceAll('z', '!!!!!').replace(/[^!-u]/g, ''), 'latin1')
  const groups = Math.ceil(digits.length / digitsOfGroup)
  const bytes = Buffer.alloc(groups * bytesOfGroup)
  for (let group = 0; group < groups; group += 1) {
    let value = 0
    for (let at = 0; at < digitsOfGroup; at += 1)
      value = value * base + (digits[group * digitsOfGroup + at] ?? firstDigit + base - 1) - firstDigit
    bytes.writeUInt32BE(value % 2 ** 32, group * bytesOfGroup)
  }
  return bytes.subarray(0, Math.max(0, digits.length - groups))
}

export const fromHex = (data: Buffer): Buffer => {
  const end = data.indexOf('>')
  return Buffer.from(data.toString('latin1', 0, end < 0 ? data.length : end).replace(/\s+/g, ''), 'hex')
}
