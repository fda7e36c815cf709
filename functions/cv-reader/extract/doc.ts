import WordExtractor from 'word-extractor'
import { sectionNamed } from '../words/headings.ts'
import type { Line } from '../layout/line.ts'
import { linesOfCells, rowsOfText } from './plain.ts'
import { LimitExceeded, UnreadableFile } from '../errors.ts'
import { rtfLines } from './rtf.ts'
import { wordXmlLines } from './word-xml.ts'
import { docFormOf } from '../file-kind.ts'

const maxCharacters = 200_000

/** Extracts the text of a .doc file, which can also be RTF or XML: Word opens those under this name as well. */
export async function docLines(bytes: Buffer): Promise<Line[]> {
  const form = docFormOf(bytes)
  if (form === 'rtf') return rtfLines(bytes)
  return form === 'xml' ? wordXmlLines(bytes) : compoundLines(bytes)
}

/** Lines, tabs and cells, without formatting. */
async function compoundLines(bytes: Buffer): Promise<Line[]> {
  const document = await new WordExtractor().extract(bytes).catch(() => {
    throw new UnreadableFile('broken')
  })
  const texts = [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes({}),
    document.getBody(),
  ]
  if (texts.reduce((sum, { length }) => sum + length, 0) > maxCharacters) throw new LimitExceeded('text')
  return texts.flatMap((text) => linesOfCells(rowsOfText(text).flatMap(cutAtHeading)))
}

/** word-extractor writes a tab at the end of each table cell; a heading after a tab therefore begins a new line. */
function cutAtHeading(cells: string[]): string[][] {
  const at = cells.findIndex((cell, index) => index > 0 && sectionNamed(cell) !== undefined)
  return at < 0 ? [cells] : [cells.slice(0, at), cells.slice(at)]
}
