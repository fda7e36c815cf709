import WordExtractor from 'word-extractor'
import { sectionNamed } from '../words/headings.ts'
import { goesInCircles } from './compound-file.ts'
import type { Line } from './layout.ts'
import { linesOfCells, rowsOfText } from './plain.ts'
import { TooMuch, Unreadable } from './trouble.ts'

const mostCharacters = 200_000

/** The text of a document from before 2007. It says nothing of looks, only of lines, tabs and cells. */
export async function docLines(bytes: Buffer): Promise<Line[]> {
  if (goesInCircles(bytes)) throw new Unreadable('broken')
  const document = await new WordExtractor().extract(bytes).catch(() => {
    throw new Unreadable('broken')
  })
  const texts = [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes({}),
    document.getBody(),
  ]
  if (texts.reduce((sum, { length }) => sum + length, 0) > mostCharacters) throw new TooMuch('text')
  return texts.flatMap((text) => linesOfCells(rowsOfText(text).flatMap(cutAtHeading)))
}

/** The end of a table's cell is a tab like any other: where a heading follows, a new cell begins. */
function cutAtHeading(cells: string[]): string[][] {
  const at = cells.findIndex((cell, place) => place > 0 && sectionNamed(cell) !== undefined)
  return at < 0 ? [cells] : [cells.slice(0, at), cells.slice(at)]
}
