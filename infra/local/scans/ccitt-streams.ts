import { inflateSync } from 'node:zlib'
import { decodeCcitt } from './ccitt.ts'

/** A page's picture in rows of bits. */
export type BitPicture = { width: number; height: number; data: Uint8Array }

/** An A4 page at 600 dots per inch has 35 million. */
export const maxPixels = 40_000_000
const maxColumns = 20_000
const dictionaryBytes = 4096
/** A compressed page is smaller than its pixels. */
const maxUnpackedBytes = maxPixels / 8

const begins = Buffer.from('stream')
const ends = Buffer.from('endstream')

/**
 * The images of a PDF in the compression of fax machines, in their order in the file, each decoded when the caller takes it.
 * pdf.js decodes them with WebAssembly, which its build for servers does not contain.
 */
export function* ccittPictures(bytes: Uint8Array): Generator<BitPicture, void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = file.indexOf(begins); at >= 0; at = file.indexOf(begins, at + begins.length)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue
    const before = file.toString('latin1', Math.max(0, at - dictionaryBytes), at)
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    if (!/\/(?:CCITTFaxDecode|CCF)\b/.test(dictionary) || !/\/Subtype\s*\/Image/.test(dictionary)) continue
    const newline = file[at + begins.length] === 13 && file[at + begins.length + 1] === 10 ? 2 : 1
    const start = at + begins.length + newline
    const stream = file.subarray(start, endOf(file, start, dictionary))
    // Some programs also deflate the data.
    const isDeflated = /\/FlateDecode[^>]*\/(?:CCITTFaxDecode|CCF)\b/.test(dictionary)
    const data = isDeflated ? inflateSync(stream, { maxOutputLength: maxUnpackedBytes }) : stream
    const picture = pictureOf(dictionary, data)
    if (picture !== undefined) yield picture
  }
}

/** By the stream's length, or without one at `endstream`, which compressed data can contain by chance. */
function endOf(file: Buffer, start: number, dictionary: string): number {
  const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? 0)
  if (length > 0 && start + length <= file.length) return start + length
  const end = file.indexOf(ends, start)
  return end < 0 ? file.length : end
}

function pictureOf(dictionary: string, data: Buffer): BitPicture | undefined {
  const numberOf = (name: string): number | undefined => {
    const value = new RegExp(`/${name}\\s+(-?\\d+)(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1]
    return value === undefined ? undefined : Number(value)
  }
  const width = numberOf('Width') ?? numberOf('W') ?? 0
  const height = numberOf('Height') ?? numberOf('H') ?? 0
  // 1728 is the default of the PDF standard.
  const columns = numberOf('Columns') ?? (width > 0 ? width : 1728)
  // Each row is padded to a whole byte.
  const rowPixels = Math.ceil(columns / 8) * 8
  const isOne = columns > 0 && columns <= maxColumns && height > 0 && rowPixels * height <= maxPixels
  if (!isOne || width > columns) return undefined
  const isByteAligned = /\/EncodedByteAlign\s+true/.test(dictionary)
  return {
    width: columns,
    height,
    data: decodeCcitt({ data, columns, rows: height, k: numberOf('K') ?? 0, isByteAligned }),
  }
}
