import { lineOf, type Line } from '../layout/line.ts'

const size = 10
const lineGap = 1.2
const emptyLineGap = 1.4
const tabWidth = 100

/** Builds lines from text; each cell (cut at tabs) is a part. */
export function linesOfCells(rows: readonly (readonly string[])[]): Line[] {
  const lines: Line[] = []
  let space = 0
  for (const row of rows) {
    const parts = row.map((cell, index) => ({
      text: cell.normalize('NFKC'),
      left: index * tabWidth,
      right: index * tabWidth,
      bold: false,
      italic: false,
      size,
    }))
    const line = lineOf(parts, { gap: lineGap + space, startsBlock: lines.length === 0 })
    if (line !== undefined) lines.push(line)
    space = line === undefined ? space + emptyLineGap : 0
  }
  return lines
}

export const rowsOfText = (text: string): string[][] =>
  text.split(/\r\n?|\n|\v|\f/).map((row) => row.split('\t'))

export const plainLines = (text: string): Line[] => linesOfCells(rowsOfText(text))
