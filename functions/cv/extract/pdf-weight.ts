import { inflateSync } from 'node:zlib'
import { TooMuch } from './trouble.ts'

/** All text, fonts and tables of a CV together unfold to less; pictures are not counted, because nobody unfolds them. */
const mostBytes = 32 * 1024 * 1024
const dictionaryBytes = 2048

const begins = Buffer.from('stream')
const ends = Buffer.from('endstream')

/** Refuses a PDF whose folded streams unfold to more than any CV holds, before a reader works through them. */
export function expectLight(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = mostBytes
  for (let at = file.indexOf(begins); at >= 0; at = file.indexOf(begins, at + 1)) {
    const dictionary = file.toString('latin1', Math.max(0, at - dictionaryBytes), at)
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1)
    if (!own.includes('FlateDecode') || /\/Subtype\s*\/Image/.test(own)) continue
    const newline = file[at + begins.length] === 13 ? 2 : 1
    const start = at + begins.length + newline
    const end = file.indexOf(ends, start)
    left -= unfoldedBytes(file.subarray(start, end < 0 ? file.length : end), left)
    at = end < 0 ? file.length : end
  }
}

function unfoldedBytes(folded: Buffer, most: number): number {
  try {
    return inflateSync(folded, { maxOutputLength: Math.max(most, 1) }).length
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new TooMuch('bytes')
    // A stream that is broken weighs nothing; whether the file can be read all the same is the reader's to say.
    return 0
  }
}
