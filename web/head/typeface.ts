import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

const sfntHeaderBytes = 12
const sfntEntryBytes = 16
const woffHeaderBytes = 44
const woffEntryBytes = 20

const evenWords = (bytes: number): number => (bytes + 3) & ~3

/**
 * Converts WOFF 1 to OpenType: inflates the tables and writes an uncompressed table directory before them. The pages
 * use WOFF 2, which also transforms the outlines, so reading it would need a library.
 */
function fontInside(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font file is not WOFF 1.')
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(sfntHeaderBytes + count * sfntEntryBytes)
  directory.writeUInt32BE(woff.readUInt32BE(4), 0)
  directory.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = directory.length
  for (let index = 0; index < count; index += 1) {
    const entry = woffHeaderBytes + index * woffEntryBytes
    const start = woff.readUInt32BE(entry + 4)
    const packed = woff.readUInt32BE(entry + 8)
    const length = woff.readUInt32BE(entry + 12)
    const stored = woff.subarray(start, start + packed)
    const table = Buffer.alloc(evenWords(length))
    table.set(packed < length ? inflateSync(stored) : stored)
    const written = sfntHeaderBytes + index * sfntEntryBytes
    woff.copy(directory, written, entry, entry + 4)
    woff.copy(directory, written + 4, entry + 16, entry + 20)
    directory.writeUInt32BE(offset, written + 8)
    directory.writeUInt32BE(length, written + 12)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([directory, ...tables])
}

/** The families of the two weights: each file names its own, and resvg takes the first file for a family that none has. */
export const typeface = { medium: 'Instrument Sans Medium', strong: 'Instrument Sans SemiBold' } as const

/** The site's typeface in the weights 500 and 600, as OpenType for the SVG renderer. */
export const typefaceFiles = (): Buffer[] =>
  [500, 600].map((weight) =>
    fontInside(
      readFileSync(
        fileURLToPath(
          import.meta.resolve(
            `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`,
          ),
        ),
      ),
    ),
  )
