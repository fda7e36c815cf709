import { createBudget, type Budget } from './budget.ts'
import { LimitExceeded } from '../errors.ts'
import {
  filtersIn,
  fromAscii85,
  fromHex,
  inflated,
  lzwBytes,
  plainNames,
  runLengthBytes,
  type Filter,
} from './pdf-filters.ts'
import { Drawings } from './pdf-drawings.ts'
import { mappedCharacters } from './pdf-maps.ts'

/** The text, fonts and tables of any CV decompress to less. */
const maxBytes = 32 * 1024 * 1024
/** Images have a budget of their own, because pdf.js does not decode them here: five scanned pages in grey have 43 megabytes. */
const maxImageBytes = 64 * 1024 * 1024
/** Of all images that text recognition may decode: five pages in A4 at 600 dots per inch, or thirty at 250. */
const maxPicturePixels = 200_000_000
const maxStreams = 10_000
/** Sixty fonts that map every code of two bytes; a CV has a few, and most map a few hundred. */
const maxMapped = 4_000_000
const maxLayers = 4
const dictionaryBytes = 4096

const begins = Buffer.from('stream')

/** Refuses a PDF whose streams decompress to more than those of a CV, before pdf.js reads them. Their dictionaries are not trusted. */
export function refuseOversized(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = createBudget(maxBytes)
  const images = createBudget(maxImageBytes)
  const pixels = createBudget(maxPicturePixels)
  const streams = createBudget(maxStreams, 'entries')
  const maps = createBudget(maxMapped, 'entries')
  // Streams that are not compressed are counted together.
  maps.spend(mappedCharacters(file))
  const drawings = new Drawings()
  for (const { at, number, dictionary } of streamsIn(file)) {
    streams.spend(1)
    const isImage = isOfImage(dictionary)
    if (isImage) pixels.spend(pixelsIn(dictionary))
    const newline = file[at + begins.length] === 13 && file[at + begins.length + 1] === 10 ? 2 : 1
    // To the end of the file, because data can contain `endstream` by chance. Compressed data mark their own end.
    const data = file.subarray(at + begins.length + newline)
    unfold(data, filtersIn(dictionary), {
      bytes: isImage ? images : text,
      maps,
    })
    if (!isImage && dictionary.includes('/XObject'))
      drawings.add(number, dictionary, (inflated(data, text) ?? untilEnd(data)).toString('latin1'))
  }
  drawings.check()
}

/** Whether a PDF holds an image, which a scan is: text recognition of empty pages costs as much and finds nothing. */
export function holdsImage(bytes: Uint8Array): boolean {
  for (const { dictionary } of streamsIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    if (isOfImage(dictionary)) return true
  return false
}

const isOfImage = (dictionary: string): boolean => /\/Subtype\s*\/Image/.test(dictionary)

function* streamsIn(file: Buffer): Generator<{ at: number; number: string; dictionary: string }> {
  for (let at = file.indexOf(begins); at >= 0; at = file.indexOf(begins, at + begins.length)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue
    const before = plainNames(file.toString('latin1', Math.max(0, at - dictionaryBytes), at))
    const start = before.lastIndexOf(' obj')
    const [number = ''] = /\d+(?=\s+\d+$)/.exec(before.slice(0, Math.max(0, start))) ?? []
    yield { at, number, dictionary: before.slice(start + 1) }
  }
}

/** An indirect object as the size would hide it from this check, and office programs do not write one. */
function pixelsIn(dictionary: string): number {
  const [width = 0, height = 0] = ['Width', 'Height'].map((name) => {
    const [, size, reference] = new RegExp(`/${name}\\s+(\\d+)(\\s+\\d+\\s+R\\b)?`).exec(dictionary) ?? []
    if (reference !== undefined) throw new LimitExceeded('nesting')
    return Number(size ?? 0)
  })
  return width * height
}

type Budgets = { bytes: Budget; maps: Budget }

/** Counts what a stream decompresses to, layer by layer, until the budget is spent. */
function unfold(raw: Buffer, filters: readonly Filter[], { bytes: budget, maps }: Budgets): void {
  if (filters.length > maxLayers) throw new LimitExceeded('nesting')
  let data: Buffer | undefined = raw
  for (const [layer, filter] of filters.entries()) {
    if (filter === 'image' || data === undefined) return
    // Programs compress text once; data that is compressed again is a decompression bomb.
    const isLast = layer === filters.length - 1
    if (filter === 'lzw' || filter === 'runs') {
      if (!isLast) throw new LimitExceeded('nesting')
      const own = data === raw ? untilEnd(data) : data
      return budget.spend(filter === 'lzw' ? lzwBytes(own) : runLengthBytes(own))
    }
    if (filter === 'ascii85') data = fromAscii85(untilEnd(data))
    else if (filter === 'hex') data = fromHex(untilEnd(data))
    else if (filter === 'flate') data = inflated(data, budget)
    if (data !== undefined && data !== raw) maps.spend(mappedCharacters(data))
  }
  // Data that is compressed more often than its dictionary says.
  for (let layer = 0; data !== undefined; layer += 1) {
    if (layer > maxLayers) throw new LimitExceeded('nesting')
    data = inflated(data, budget)
    if (data !== undefined) maps.spend(mappedCharacters(data))
  }
}

const ends = Buffer.from('endstream')

/** For encodings without an end mark of their own. */
function untilEnd(data: Buffer): Buffer {
  const end = data.indexOf(ends)
  return end < 0 ? data : data.subarray(0, end)
}
