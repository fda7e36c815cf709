import type { Line } from '../layout/line.ts'
import { areColumnNames } from '../words/column-names.ts'

export const isTableHead = ({ parts }: Line): boolean => areColumnNames(parts.map(({ text }) => text))

/** In the page's unit: the precision with which a cell's rows are aligned. */
const alignment = 4
const fewestCells = 3
/** In multiples of the font size: a new row of the table stands further below. */
const wrappedRow = 2

/** Leaves out a table's header row, and joins the rows of a cell that wraps to the row of the table they belong to. */
export function withoutTableHeads(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  let inTable = false
  for (const line of lines) {
    if (isTableHead(line)) {
      inTable = true
      continue
    }
    const row = result.at(-1)
    const isRest =
      inTable &&
      row !== undefined &&
      row.parts.length >= fewestCells &&
      line.parts.length < row.parts.length &&
      line.gap <= wrappedRow &&
      line.parts.every(({ left }) => row.parts.some((cell) => Math.abs(cell.left - left) <= alignment))
    if (isRest) result[result.length - 1] = joined(row, line)
    else result.push(line)
  }
  return result
}

function joined(row: Line, rest: Line): Line {
  const parts = row.parts.map((cell) => {
    const more = rest.parts.find(({ left }) => Math.abs(cell.left - left) <= alignment)
    return more === undefined
      ? cell
      : { ...cell, text: `${cell.text} ${more.text}`, segments: [`${cell.text} ${more.text}`] }
  })
  return { ...row, parts, text: parts.map(({ text }) => text).join('  ') }
}
