import { kindOf } from '../storage/cv-kind.ts'
import { docLines } from './extract/doc.ts'
import { docxLines } from './extract/docx.ts'
import { readingOrder } from './extract/columns.ts'
import type { Line } from './extract/layout.ts'
import { pdfPages } from './extract/pdf.ts'
import { plainLines } from './extract/plain.ts'
import type { TextRecognition } from '../ports.ts'
import { UnreadableFile } from './extract/errors.ts'
import { pagesOf } from './extract/recognition.ts'
import type { ParsedCv } from './parse/fields.ts'
import { parseCv } from './parse/parse.ts'

/** A PDF with fewer characters of text counts as scanned: a scanner's stamp is not a text layer. */
const fewestLetters = 40

/** A scanned PDF: it has no text layer, so text recognition has to run first. */
export type ScannedPages = { pages: number }

/** Extracts a CV's lines from a PDF, DOCX, DOC or plain text; a scanned PDF yields its number of pages. */
export async function textLinesOf(file: Uint8Array | string): Promise<Line[] | ScannedPages> {
  if (typeof file === 'string') return plainLines(file)
  const kind = kindOf(file)
  if (kind === undefined) throw new UnreadableFile('not a CV file')
  if (kind === 'docx') return docxLines(Buffer.from(file))
  if (kind === 'doc') return docLines(Buffer.from(file))
  // pdf.js transfers the buffer it gets; text recognition needs the bytes afterwards, so it gets a copy.
  const pages = await pdfPages(new Uint8Array(file))
  const letters = pages.reduce(
    (sum, { spans }) => sum + spans.reduce((some, { text }) => some + text.trim().length, 0),
    0,
  )
  return letters >= fewestLetters ? readingOrder(pages) : { pages: pages.length }
}

/** Reads a CV in the calling thread. Only for trusted files: the command line and the benchmark use it. */
export async function readCv(bytes: Uint8Array, recognise: TextRecognition): Promise<ParsedCv> {
  const lines = await textLinesOf(bytes)
  if (Array.isArray(lines)) return parseCv(lines)
  const recognised = await recognise({ id: 'file', bytes, pages: lines.pages })
  return parseCv(recognised === 'pending' ? [] : readingOrder(pagesOf(recognised)))
}
