import { docLines } from './extract/doc.ts'
import { docxLines } from './extract/docx.ts'
import { readingOrder } from './extract/columns.ts'
import { kindOf } from './extract/kind.ts'
import type { Line } from './extract/layout.ts'
import { pdfPages } from './extract/pdf.ts'
import { pagesOf, type TextRecognition } from './extract/recognition.ts'
import { Unreadable } from './extract/trouble.ts'
import type { ParsedCv } from './parse/fields.ts'
import { parseCv } from './parse/parse.ts'

/** Fewer letters than this on a whole PDF are a stamp on a picture, and no text layer. */
const fewestLetters = 40

/** A CV's lines, whatever file it came in. Pictures of text are recognised only where there is no text. */
export async function linesOfFile(bytes: Uint8Array, recognise: TextRecognition): Promise<Line[]> {
  const kind = kindOf(bytes)
  if (kind === undefined) throw new Unreadable('not a CV file')
  if (kind === 'docx') return docxLines(Buffer.from(bytes))
  if (kind === 'doc') return docLines(Buffer.from(bytes))
  // The reader takes the bytes over; who recognises needs them too.
  const pages = await pdfPages(new Uint8Array(bytes))
  const letters = pages.reduce(
    (sum, { spans }) => sum + spans.reduce((some, { text }) => some + text.trim().length, 0),
    0,
  )
  return readingOrder(letters >= fewestLetters ? pages : pagesOf(await recognise(bytes)))
}

export const readCv = async (bytes: Uint8Array, recognise: TextRecognition): Promise<ParsedCv> =>
  parseCv(await linesOfFile(bytes, recognise))
