import { inflateSync } from 'node:zlib'
import { LimitExceeded } from './errors.ts'

/** The text, fonts and tables of any CV inflate to less. Images are not counted: the reader does not decode them. */
const mostBytes = 32 * 1024 * 1024
const dictionaryBytes = 2048

const begins = Buffer.from('stream')
const ends = Buffer.from('endstream')

/** Refuses a PDF whose compressed streams inflate to more than `mostBytes`, before pdf.js reads them. */
export function refuseOversized(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = mostBytes
  for (let at = file.indexOf(begins); at >= 0; at = file.indexOf(begins, at + 1)) {
    const dictionary = file.toString('latin1', Math.max(0, at - dictionaryBytes), at)
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1)
    if (!own.includes('FlateDecode') || /\/Subtype\s*\/Image/.test(own)) continue
    const newline = file[at + begins.length] === 13 ? 2 : 1
    const start = at + begins.length + newline
    const end = file.indexOf(ends, start)
    left -= inflatedBytes(file.subarray(start, end < 0 ? file.length : end), left)
    at = end < 0 ? file.length : end
  }
}

function inflatedBytes(compressed: Buffer, most: number): number {
  try {
    return inflateSync(compressed, { maxOutputLength: Math.max(most, 1) }).length
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new LimitExceeded('bytes')
    // A stream that does not inflate counts as empty; pdf.js decides whether the file is readable without it.
    return 0
  }
}
