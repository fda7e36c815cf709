import { printable } from './printable.ts'

export type Column<Row> = {
  title: string
  of: (row: Row) => string | number
  /** May be cut where the table is too wide; not for what a recruiter has to type. */
  cuttable?: true
}

export const tableWidth = 100
const gap = '  '
const minCuttableWidth = 8

/** Aligned rows below titles. Where the table is too wide, cuts the widest cuttable column, then leaves out the last one. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = columns.map(({ title, of }) => [title, ...rows.map((row) => printable(String(of(row))))])
  const widths = cells.map((column) => Math.max(...column.map(widthOf)))
  const isNumber = columns.map(
    ({ of }) => rows.length > 0 && rows.every((row) => typeof of(row) === 'number'),
  )
  let shown = columns.map((_, index) => index)
  const total = (): number =>
    shown.reduce((sum, index) => sum + (widths[index] ?? 0), 0) + gap.length * (shown.length - 1)
  while (total() > tableWidth) {
    const cuttable = shown.filter((index) => columns[index]?.cuttable === true)
    const [widest] = cuttable
      .filter((index) => (widths[index] ?? 0) > minCuttableWidth)
      .toSorted((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0))
    if (widest !== undefined) widths[widest] = (widths[widest] ?? 0) - 1
    else if (cuttable.length > 0) shown = shown.filter((index) => index !== cuttable.at(-1))
    else break
  }
  return [...Array(rows.length + 1).keys()]
    .map((line) =>
      shown
        .map((index) => fitted(cells[index]?.[line] ?? '', widths[index] ?? 0, isNumber[index] === true))
        .join(gap)
        .trimEnd(),
    )
    .join('\n')
}

/** A line for each name and value; long values wrap. */
export function details(entries: readonly (readonly [name: string, value: string])[]): string {
  const filled = entries.filter(([, value]) => value !== '')
  const margin = Math.max(...filled.map(([name]) => name.length)) + gap.length
  return filled
    .map(([name, value]) =>
      wrapped(printable(value), tableWidth - margin)
        .map((line, index) => (index === 0 ? name : '').padEnd(margin) + line)
        .join('\n'),
    )
    .join('\n')
}

const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u

/** Terminals draw Chinese characters and emoji two columns wide, and combining marks without a width. */
const characterWidth = (character: string): number =>
  /^\p{M}$/u.test(character) ? 0 : wide.test(character) ? 2 : 1

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0)

function fitted(text: string, width: number, toTheRight: boolean): string {
  if (widthOf(text) <= width) {
    const padding = ' '.repeat(width - widthOf(text))
    return toTheRight ? padding + text : text + padding
  }
  let cut = ''
  for (const character of text) {
    if (widthOf(cut + character) > width - 1) break
    cut += character
  }
  return fitted(`${cut.trimEnd()}…`, width, false)
}

export function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || widthOf(`${line} ${word}`) > width) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}
