import type { Line, Part } from '../layout/line.ts'
import { breaksOff, isDates, rangeIn } from '../words/dates.ts'
import { areColumnNames } from '../words/column-names.ts'

export const isTableHead = ({ parts }: Line): boolean => areColumnNames(parts.map(({ text }) => text))

/** In the page's unit: the precision with which a cell's rows are aligned. */
const alignment = 4
const minCells = 3
/** In multiples of the font size: a new row of the table stands further below. */
const wrappedRow = 2

/** Four cells with dates in one of them are a row of a table, also where no header row was found. */
const minCellsWithoutHead = 4

/** Below a row of three cells, a text that stands closely below one of them is the rest of that cell. */
const closeRow = 1.3

const isRowOfTable = ({ parts }: Line, next: Line): boolean =>
  parts.some(({ text }) => isDates(text)) &&
  (parts.length >= minCellsWithoutHead ||
    (parts.length >= minCells && next.parts.length === 1 && !next.bullet && next.gap <= closeRow))

/** The name of a column with what somebody did, which is no part of an entry's heading. */
const describes = /descri|duties|responsib|scope|skop|tugas|catatan/i

/** A row of a table as two lines: the heading of its entry, and the cell with the description. */
function apart(line: Line, column: Part | undefined): Line[] {
  const cell = line.parts.find(({ left }) => Math.abs(left - (column?.left ?? Infinity)) <= alignment)
  const others = line.parts.filter((part) => part !== cell)
  if (cell === undefined || others.length === 0) return [line]
  const text = cell.text.replace(/^[-–—•]\s*/, '')
  return [
    { ...line, parts: others, text: others.map((part) => part.text).join('  ') },
    { ...line, parts: [{ ...cell, text, segments: [text] }], text, left: cell.left, bullet: true },
  ]
}

/** In a narrow column of a table, dates reach up to the next column: "2014 - 2018 Universiti Teknologi". */
function withDatesCut(line: Line, { parts: columns }: Line): Line {
  const parts = line.parts.flatMap((part) => {
    const dates = rangeIn(part.text)
    const next = columns.find(({ left }) => left > part.left + alignment && left < part.right)
    const behind = dates?.from === 0 ? part.text.slice(dates.to).trim() : ''
    if (dates === undefined || next === undefined || behind === '') return [part]
    const period = part.text.slice(0, dates.to)
    return [
      { ...part, text: period, segments: [period], right: next.left },
      { ...part, text: behind, segments: [behind], left: next.left },
    ]
  })
  return { ...line, parts, text: parts.map(({ text }) => text).join('  ') }
}

/** A text that reaches into the next column holds two cells, whose gap is no wider than a space. */
function withCellsCut(line: Line, { parts: columns }: Line): Line {
  if (line.bullet || line.parts.length >= columns.length) return line
  const parts = line.parts.flatMap((part) => {
    const next = columns.find(({ left }) => left > part.left + alignment && left < part.right - alignment)
    if (next === undefined || line.parts.some(({ left }) => Math.abs(left - next.left) <= alignment))
      return [part]
    const wanted = (part.text.length * (next.left - part.left)) / (part.right - part.left)
    const spaces = [...part.text.matchAll(/ /g)].map(({ index }) => index)
    const [at] = spaces.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    if (at === undefined) return [part]
    const [before, behind] = [part.text.slice(0, at), part.text.slice(at + 1)]
    return [
      { ...part, text: before, segments: [before], right: next.left },
      { ...part, text: behind, segments: [behind], left: next.left },
    ]
  })
  return { ...line, parts, text: parts.map(({ text }) => text).join('  ') }
}

/** Leaves out a table's header row, and joins the rows of a cell that wraps to the row of the table they belong to. */
export function withoutTableHeads(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  let head: Line | undefined
  let description: Part | undefined
  for (const each of lines) {
    if (isTableHead(each)) {
      head = each
      description = each.parts.find(({ text }) => describes.test(text))
      continue
    }
    const line = head === undefined ? each : withCellsCut(withDatesCut(each, head), head)
    const row = result.at(-1)
    const isRest =
      row !== undefined &&
      (head !== undefined || isRowOfTable(row, line)) &&
      row.parts.length >= minCells &&
      (line.parts.length < row.parts.length ||
        (row.parts.some(({ text }) => breaksOff(text)) &&
          line.parts.every(({ text }) => rangeIn(text) === undefined))) &&
      line.gap <= wrappedRow &&
      line.parts.every(({ left }) => row.parts.some((cell) => Math.abs(cell.left - left) <= alignment))
    if (isRest) result[result.length - 1] = joined(row, line)
    else result.push(line)
  }
  return description === undefined ? result : result.flatMap((line) => apart(line, description))
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
