import { lineOf, type Line } from '../layout/line.ts'

const size = 10
const lineGap = 1.2
const emptyLineGap = 1.4
const tabWidth = 100

/** The formatting of a text, where a file has it. */
export type Look = { bold: boolean; size: number; bullet: boolean }

const plainLook: Look = { bold: false, size, bullet: false }

/** Builds lines from text; each cell (cut at tabs) is a part. `lookOf` finds the formatting of a row or a cell. */
export function linesOfCells(
  rows: readonly (readonly string[])[],
  lookOf: (text: string) => Look | undefined = () => undefined,
): Line[] {
  const lines: Line[] = []
  let space = 0
  for (const row of rows) {
    const whole = lookOf(row.join('\t'))
    const parts = row.map((cell, index) => {
      const look = whole ?? lookOf(cell) ?? plainLook
      return {
        text: cell.normalize('NFKC'),
        left: index * tabWidth,
        right: index * tabWidth,
        bold: look.bold,
        italic: false,
        size: look.size,
      }
    })
    const line = lineOf(parts, { gap: lineGap + space, startsBlock: lines.length === 0 })
    if (line === undefined) {
      space += emptyLineGap
      continue
    }
    const isItem = row.length === 1 && whole?.bullet === true
    lines.push(isItem ? { ...line, bullet: true } : line)
    space = 0
  }
  return lines
}

export const rowsOfText = (text: string): string[][] =>
  text.split(/\r\n?|\n|\v|\f/).map((row) => row.split('\t'))

export const plainLines = (text: string): Line[] => linesOfCells(rowsOfText(text))
