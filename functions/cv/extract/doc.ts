import WordExtractor from 'word-extractor'
import { sectionNamed } from '../words/headings.ts'
import { lineOf, type Line } from './layout.ts'
import { Unreadable } from './trouble.ts'

const size = 10
const lineGap = 1.2
const emptyLineGap = 1.4
const tabWidth = 100

/** The text of a document from before 2007. It says nothing of looks, only of lines, tabs and cells. */
export async function docLines(bytes: Buffer): Promise<Line[]> {
  const document = await new WordExtractor().extract(bytes).catch(() => {
    throw new Unreadable('broken')
  })
  const texts = [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes({}),
    document.getBody(),
  ]
  return texts.flatMap((text) => linesOf(text))
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let space = 0
  // The end of a table's cell is a tab like any other: where a heading follows, a new cell begins.
  const rows = text.split(/\r\n?|\n|\v|\f/).flatMap((row) => {
    const cells = row.split('\t')
    const at = cells.findIndex((cell, place) => place > 0 && sectionNamed(cell) !== undefined)
    return at < 0 ? [cells] : [cells.slice(0, at), cells.slice(at)]
  })
  for (const row of rows) {
    const parts = row.map((cell, place) => ({
      text: cell.normalize('NFKC'),
      left: place * tabWidth,
      right: place * tabWidth,
      bold: false,
      italic: false,
      size,
    }))
    const line = lineOf(parts, { gap: lineGap + space, opens: lines.length === 0 })
    if (line === undefined) {
      space += emptyLineGap
      continue
    }
    lines.push(line)
    space = 0
  }
  return lines
}
