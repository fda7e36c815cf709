import { areColumnNames } from '../words/column-names.ts'
import { isDates } from '../words/dates.ts'
import { sectionNamed } from '../words/headings.ts'
import { isPlace } from '../words/places.ts'
import type { Part } from './line.ts'
import type { Row } from './rows.ts'

/** Fewer rows, or a smaller share of the page's height, are a margin or a table. */
const minRowsOfColumn = 4
const minShareOfPage = 0.12
/** Two names side by side can be the headings of two columns. */
const minTableColumns = 3
/** In the page's unit: letters of one row differ by less in their positions. */
export const slack = 2

type PositionedPart = Part & { top: number }

export const positionedParts = (rows: readonly Row[]): PositionedPart[] =>
  rows.flatMap(({ top, parts }) => parts.map((part) => ({ ...part, top })))

export type Cut = { at: number; from: number; to: number; worth: number }

/** In the page's unit: how precisely the texts of a column are aligned, and how far before them the columns are cut. */
const alignment = 3

/** In the page's unit: an icon before a heading is as far left of its column. */
const iconRoom = 20

/** A page's height, and where the pages before it were cut, because a column can continue there. */
export type Sheet = { height: number; earlierCuts: ReadonlySet<number> }

/** Finds the vertical gap that separates two columns over the greatest height. */
export function bestCut(rows: readonly Row[], { height, earlierCuts }: Sheet): Cut | undefined {
  const parts = positionedParts(rows)
  const edges = [...new Set(parts.map(({ left }) => Math.round(left / alignment) * alignment))].filter(
    (edge) => parts.filter(({ left }) => Math.abs(left - edge) <= alignment).length >= minRowsOfColumn,
  )
  const icons = parts.filter(({ text }) => text === '•').map(({ left }) => left)
  let best: Cut | undefined
  const cutBefore = (edge: number): number =>
    Math.min(edge, ...icons.filter((left) => left < edge && left > edge - iconRoom)) - alignment
  for (const at of new Set([...edges.map(cutBefore), ...earlierCuts])) {
    const crosses = (row: Row): boolean =>
      row.parts.some(({ left, right }) => left < at - slack && right > at + 1)
    for (const band of runsOf(rows, (row) => !crosses(row))) {
      const inside = positionedParts(band)
      const left = inside.filter((part) => part.right <= at + 1)
      const right = inside.filter((part) => part.left >= at - slack)
      const from = band[0]?.top ?? 0
      const to = band.at(-1)?.top ?? 0
      const fewer = Math.min(
        new Set(left.map(({ top }) => top)).size,
        new Set(right.map(({ top }) => top)).size,
      )
      if (fewer < minRowsOfColumn || to - from < minShareOfPage * height) continue
      const above = rows.slice(0, rows.indexOf(band[0] as Row)).slice(-1)
      if (!areColumns(left, right) || [...above, ...band].some((row) => isTableHead(row, at))) continue
      const worth = fewer * (to - from)
      if (best === undefined || worth > best.worth) best = { at, from, to, worth }
    }
  }
  return best
}

/** "Period | Company | Position | Duties" on both sides of a cut: the columns of a table, which is read by its rows. */
const isTableHead = ({ parts }: Row, at: number): boolean =>
  parts.length >= minTableColumns &&
  areColumnNames(parts.map(({ text }) => text)) &&
  parts.some(({ left }) => left < at) &&
  parts.some(({ right }) => right > at)

function runsOf(rows: readonly Row[], belongs: (row: Row) => boolean): Row[][] {
  const runs: Row[][] = []
  let current: Row[] | undefined
  for (const row of rows) {
    if (!belongs(row)) current = undefined
    else if (current === undefined) runs.push((current = [row]))
    else current.push(row)
  }
  return runs
}

export const letters = (parts: readonly PositionedPart[]): number =>
  parts.reduce((sum, { text }) => sum + text.length, 0)

/** The share of the texts on the narrower side that are dates, places or repeated, where these are a margin. */
const mostlyMarginal = 0.6
/** In multiples of the font size. */
const sameRow = 0.45
/** Shares on the narrower side of a table: most labels have text in the same row, and few of the table's headings have. */
const mostlyBeside = 0.85
const fewBeside = 0.25

/** Whether both sides are columns of text, and not a margin of dates, places or labels beside the text that they belong to. */
function areColumns(left: readonly PositionedPart[], right: readonly PositionedPart[]): boolean {
  const [fewer, more] = letters(left) < letters(right) ? [left, right] : [right, left]
  const share = (is: (part: PositionedPart) => boolean): number => fewer.filter(is).length / fewer.length
  const counts = Map.groupBy(fewer, ({ text }) => text)
  // Places of work repeat beside their dates.
  const isRepeated = (text: string): boolean => (counts.get(text)?.length ?? 0) > 1
  const marginal = share(({ text }) => isDates(text) || isPlace(text) || isRepeated(text))
  if (marginal >= mostlyMarginal) return false
  const isBeside = (part: PositionedPart): boolean =>
    more.some(({ top, size }) => Math.abs(top - part.top) < sameRow * size)
  const named = fewer.filter(({ text }) => sectionNamed(text) !== undefined)
  const others = fewer.filter((part) => !named.includes(part))
  // In a table, each label has text on the same row, and the table's heading is alone in its row.
  const isTable =
    others.filter(isBeside).length >= mostlyBeside * others.length &&
    named.filter(isBeside).length <= fewBeside * named.length
  return !isTable
}
