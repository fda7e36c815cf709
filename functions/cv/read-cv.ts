import { kindOf } from '../storage/cv-kind.ts'
import { docLines } from './extract/doc.ts'
import { docxLines } from './extract/docx.ts'
import { readingOrder } from './extract/columns.ts'
import type { Line } from './extract/layout.ts'
import { pdfPages } from './extract/pdf.ts'
import { plainLines } from './extract/plain.ts'
import { pagesOf, type TextRecognition } from './extract/recognition.ts'
import { Unreadable } from './extract/errors.ts'
import type { ParsedCv } from './parse/fields.ts'
import { parseCv } from './parse/parse.ts'

/** Fewer letters than this on a whole PDF are a stamp on a picture, and no text layer. */
const fewestLetters = 40

/** Pages of pictures: somebody has to recognise the text on them first. */
export type Pictures = { pages: number }

/** A CV's lines, whatever file it came in; or that it is made of pictures. */
export async function textLinesOf(file: Uint8Array | string): Promise<Line[] | Pictures> {
  if (typeof file === 'string') return plainLines(file)
  const kind = kindOf(file)
  if (kind === undefined) throw new Unreadable('not a CV file')
  if (kind === 'docx') return docxLines(Buffer.from(file))
  if (kind === 'doc') return docLines(Buffer.from(file))
  // The reader takes the bytes over; who recognises needs them too.
  const pages = await pdfPages(new Uint8Array(file))
  const letters = pages.reduce(
    (sum, { spans }) => sum + spans.reduce((some, { text }) => some + text.trim().length, 0),
    0,
  )
  return letters >= fewestLetters ? readingOrder(pages) : { pages: pages.length }
}

/** A CV's fields, read in this very process: for files one trusts, from the command line. */
export async function readCv(bytes: Uint8Array, recognise: TextRecognition): Promise<ParsedCv> {
  const lines = await textLinesOf(bytes)
  if (Array.isArray(lines)) return parseCv(lines)
  const recognised = await recognise({ id: 'file', bytes, pages: lines.pages })
  return parseCv(recognised === 'pending' ? [] : readingOrder(pagesOf(recognised)))
}
