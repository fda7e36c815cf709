import { kindOf } from './file-kind.ts'
import { docLines } from './extract/doc.ts'
import { docxLines } from './extract/docx.ts'
import { readingOrders } from './layout/columns.ts'
import type { Line, LinesOfFile } from './layout/line.ts'
import { pdfPages } from './extract/pdf.ts'
import { plainLines } from './extract/plain.ts'
import { holdsImage } from './extract/pdf-size.ts'
import { maxRecognisedPages, type RecognisedPage, type TextRecognition } from './text-recognition.ts'
import { LimitExceeded, UnreadableFile } from './errors.ts'
import { doubtfulWordsOf, pagesOf } from './extract/recognition.ts'
import type { ReadCv } from './reading.ts'
import { readBest } from './parse/parse.ts'

/** A PDF with fewer characters has no text layer: scanners stamp a name or a date on each page. */
const minCharacters = 40

/** A scanned PDF: its text has to be recognised first. */
type ScannedPages = { pages: number }

const inOneOrder = (lines: Line[]): LinesOfFile => ({ lines, others: [] })

/** A CV's lines of text, for each type of file; for a scan, its number of pages. */
export async function textLinesOf(file: Uint8Array | string): Promise<LinesOfFile | ScannedPages> {
  if (typeof file === 'string') return inOneOrder(plainLines(file))
  const kind = kindOf(file)
  if (kind === undefined) throw new UnreadableFile('not a CV file')
  if (kind === 'docx') return { ...docxLines(Buffer.from(file)), others: [] }
  if (kind === 'doc') return inOneOrder(await docLines(Buffer.from(file)))
  // Passes a copy, because unpdf transfers its bytes to a worker and text recognition needs them too.
  const { pages, hasHiddenText } = await pdfPages(new Uint8Array(file))
  const characters = pages.reduce(
    (sum, { spans }) => sum + spans.reduce((some, { text }) => some + text.trim().length, 0),
    0,
  )
  if (characters >= minCharacters) return { ...readingOrders(pages), hasHiddenText }
  if (pages.length > maxRecognisedPages) throw new LimitExceeded('pages')
  if (!holdsImage(file)) throw new UnreadableFile('broken')
  return { pages: pages.length }
}

/** Called each time text recognition has not finished. */
export type Waiting = (scan: ScannedPages) => void

/** Reads a trusted file in this process, for the command line. It waits for text recognition to end. */
export async function readCv(
  bytes: Uint8Array,
  recognise: TextRecognition,
  waiting: Waiting = () => {},
): Promise<ReadCv> {
  const lines = await textLinesOf(bytes)
  if ('lines' in lines) return readBest(lines)
  const scan = { id: 'file', bytes, pages: lines.pages }
  let recognised = await recognise(scan)
  while (recognised === 'pending') {
    waiting(lines)
    recognised = await recognise(scan)
  }
  if (recognised === 'refused') throw new LimitExceeded('pages')
  return readRecognised(recognised.pages)
}

export const readRecognised = (pages: readonly RecognisedPage[]): ReadCv =>
  readBest(readingOrders(pagesOf(pages)), doubtfulWordsOf(pages))
