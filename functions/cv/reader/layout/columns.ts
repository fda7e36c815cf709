import { areColumnNames } from '../words/column-names.ts'
import { isDates } from '../words/dates.ts'
import { sectionNamed } from '../words/headings.ts'
import { isPlace } from '../words/places.ts'
import { cardsIn, type Cards } from './cards.ts'
import { lineOf, type Line, type Part } from './line.ts'
import type { Page, Span } from './page.ts'
import { besideRow, railOf, type Label, type Rail } from './rails.ts'
import { rowsOf, type Row } from './rows.ts'
import { cutAtTwinHeadings } from './twin-headings.ts'

/** Consecutive rows that span the page, or the rows of one column; `cutAt` is where the page is cut on its left. */
type Region = { side: boolean; rows: Row[]; heading?: boolean; cutAt?: number }

/** Fewer rows, or less of the page's height, are a margin or a table. */
const minRowsOfColumn = 4
const minShareOfPage = 0.12
const maxDepth = 4
/** Two names side by side can be the headings of two columns. */
const fewestTableColumns = 3
/** In the page's unit: letters of one row differ by less in their positions. */
const slack = 2

type PositionedPart = Part & { top: number }

const positionedParts = (rows: readonly Row[]): PositionedPart[] =>
  rows.flatMap(({ top, parts }) => parts.map((part) => ({ ...part, top })))

type Cut = { at: number; from: number; to: number; worth: number }

/** A page's height, and where the pages before it were cut: there, a column can go on. */
type Sheet = { height: number; earlierCuts: ReadonlySet<number> }

/** In the page's unit: how precisely the texts of a column are aligned, and how far before them the columns are cut. */
const alignment = 3

/** Finds the vertical gap that separates two columns over the greatest height. */
function bestCut(rows: readonly Row[], { height, earlierCuts }: Sheet): Cut | undefined {
  const parts = positionedParts(rows)
  const edges = [...new Set(parts.map(({ left }) => Math.round(left / alignment) * alignment))].filter(
    (edge) => parts.filter(({ left }) => Math.abs(left - edge) <= alignment).length >= minRowsOfColumn,
  )
  let best: Cut | undefined
  for (const at of new Set([...edges.map((edge) => edge - alignment), ...earlierCuts])) {
    const crosses = (row: Row): boolean =>
      row.parts.some(({ left, right }) => left < at - 2 && right > at + 1)
    for (const band of runsOf(rows, (row) => !crosses(row))) {
      const inside = positionedParts(band)
      const left = inside.filter((part) => part.right <= at + 1)
      const right = inside.filter((part) => part.left >= at - 2)
      const from = band[0]?.top ?? 0
      const to = band.at(-1)?.top ?? 0
      const fewer = Math.min(
        new Set(left.map(({ top }) => top)).size,
        new Set(right.map(({ top }) => top)).size,
      )
      if (fewer < minRowsOfColumn || to - from < minShareOfPage * height) continue
      if (!areColumns(left, right) || band.some((row) => isTableHead(row, at))) continue
      const worth = fewer * (to - from)
      if (best === undefined || worth > best.worth) best = { at, from, to, worth }
    }
  }
  return best
}

/** "Period | Company | Position | Duties" on both sides of a cut: the columns of a table, which is read by its rows. */
const isTableHead = ({ parts }: Row, at: number): boolean =>
  parts.length >= fewestTableColumns &&
  areColumnNames(parts.map(({ text }) => text)) &&
  parts.some(({ left }) => left < at) &&
  parts.some(({ left }) => left >= at)

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

const letters = (parts: readonly PositionedPart[]): number =>
  parts.reduce((sum, { text }) => sum + text.length, 0)

/** Of the texts on the narrower side: dates and places make a margin, together with headings a rail. */
const mostlyMarginal = 0.6
const mostlyHeadings = 0.75
/** In multiples of the font size. */
const sameRow = 0.45
/** Of the texts on the narrower side: so many labels have text beside them, and so few headings of a table have. */
const mostlyBeside = 0.85
const fewBeside = 0.25

/** ": Aisyah", the value behind a label in its own cell. */
const isValue = /^[:：]/
/** Of the texts on one side: these are values of labels on the other. */
const mostlyValues = 0.3

/** Tells two columns of text from rows with a margin: dates, places or labels beside the text they belong to. */
function areColumns(left: readonly PositionedPart[], right: readonly PositionedPart[]): boolean {
  const [fewer, more] = letters(left) < letters(right) ? [left, right] : [right, left]
  const share = (is: (part: PositionedPart) => boolean): number => fewer.filter(is).length / fewer.length
  const marginal = share(({ text }) => isDates(text) || isPlace(text))
  if (marginal >= mostlyMarginal) return false
  const headings = share(({ text }) => sectionNamed(text) !== undefined)
  if (headings + marginal >= mostlyHeadings) return false
  if (
    [left, right].some(
      (parts) => parts.filter(({ text }) => isValue.test(text)).length >= mostlyValues * parts.length,
    )
  )
    return false
  const isBeside = (part: PositionedPart): boolean =>
    more.some(({ top, size }) => Math.abs(top - part.top) < sameRow * size)
  const named = fewer.filter(({ text }) => sectionNamed(text) !== undefined)
  const others = fewer.filter((part) => !named.includes(part))
  // In a table each label has text on the same row, and the table's own heading stands alone in its row.
  const isTable =
    others.filter(isBeside).length >= mostlyBeside * others.length &&
    named.filter(isBeside).length <= fewBeside * named.length
  return !isTable
}

function regionsOf(spans: readonly Span[], sheet: Sheet, depth = 0): Region[] {
  const rows = rowsOf(spans)
  const cards = depth < maxDepth ? cardsIn(rows) : undefined
  if (cards !== undefined) return regionsOfCards(spans, cards, sheet, depth)
  const cut = depth < maxDepth ? (bestCut(rows, sheet) ?? cutAtTwinHeadings(rows)) : undefined
  if (cut === undefined) return rows.length === 0 ? [] : [{ side: false, rows }]
  const above = spans.filter(({ top }) => top < cut.from - slack)
  const below = spans.filter(({ top }) => top > cut.to + slack)
  const within = spans.filter(({ top }) => top >= cut.from - slack && top <= cut.to + slack)
  const columns = [
    within.filter(({ left }) => left < cut.at - slack),
    within.filter(({ left }) => left >= cut.at - slack),
  ].map((column) => regionsOf(column, sheet, depth + 1))
  const size = (regions: readonly Region[]): number =>
    letters(regions.flatMap(({ rows: some }) => positionedParts(some)))
  const [first = [], second = []] = columns
  const smaller = size(first) < size(second) ? first : second
  for (const region of smaller) region.side = true
  for (const region of second) region.cutAt = cut.at
  return [...regionsOf(above, sheet, depth + 1), ...first, ...second, ...regionsOf(below, sheet, depth + 1)]
}

/** Reads cards one after the other. */
function regionsOfCards(
  spans: readonly Span[],
  { edges, from, to }: Cards,
  sheet: Sheet,
  depth: number,
): Region[] {
  const within = spans.filter(({ top }) => top >= from - slack && top <= to + slack)
  const cards = edges.map((edge, index) => {
    const next = edges[index + 1] ?? Infinity
    const isFirst = index === 0
    return within.filter(({ left }) => (isFirst || left >= edge - slack) && left < next - slack)
  })
  return [
    ...regionsOf(
      spans.filter(({ top }) => top < from - slack),
      sheet,
      depth + 1,
    ),
    ...cards.map((card) => ({ side: false, rows: rowsOf(card), heading: false })),
    ...regionsOf(
      spans.filter(({ top }) => top > to + slack),
      sheet,
      depth + 1,
    ),
  ]
}

/** Puts each heading of a rail above its content. */
function regionsBeside(spans: readonly Span[], { labels }: Rail, sheet: Sheet): Region[] {
  const isOfLabel = ({ left, right, top }: Span): boolean =>
    labels.some(({ parts }) =>
      parts.some((part) => part.top === top && left >= part.left - 1 && right <= part.right + 1),
    )
  const content = spans.filter((span) => !isOfLabel(span))
  const startOf = ({ top, size }: Label): number => top - besideRow * size
  const [first] = labels
  const above = content.filter(({ top }) => first === undefined || top < startOf(first))
  return [
    ...regionsOf(above, sheet, 1),
    ...labels.flatMap((label, index): Region[] => {
      const next = labels[index + 1]
      const own = content.filter(
        ({ top }) => top >= startOf(label) && (next === undefined || top < startOf(next)),
      )
      const [part] = label.parts
      if (part === undefined) return regionsOf(own, sheet, 1)
      const row = { top: label.top, size: label.size, parts: [{ ...part, text: label.text }] }
      return [{ side: false, rows: [row], heading: true }, ...regionsOf(own, sheet, 1)]
    }),
  ]
}

function linesOf(rows: readonly Row[]): Line[] {
  let before: Row | undefined
  return rows.flatMap((row) => {
    const gap = before === undefined ? 0 : (row.top - before.top) / Math.max(row.size, 1)
    const line = lineOf(row.parts, { gap, startsBlock: before === undefined })
    if (line === undefined) return []
    before = row
    return [line]
  })
}

/**
 * Returns the lines in reading order: the full-width rows of the first page, then the side columns of all pages, then the
 * main columns. That way a sidebar does not split an entry that continues on the next page.
 */
export function readingOrder(pages: readonly Page[]): Line[] {
  const rows = pages.map(({ spans }) => rowsOf(spans))
  const known = rows.map((some) => railOf(some)).find((rail) => rail !== undefined)
  const perPage: Region[][] = []
  for (const [index, { spans, height }] of pages.entries()) {
    const rail = known === undefined ? undefined : railOf(rows[index] ?? [], known)
    const cuts = perPage.flat().flatMap(({ cutAt }) => cutAt ?? [])
    const sheet = { height, earlierCuts: new Set(cuts) }
    perPage.push(rail === undefined ? regionsOf(spans, sheet) : regionsBeside(spans, rail, sheet))
  }
  const firstPage = perPage[0] ?? []
  const hasColumns = firstPage.some(({ side }) => side)
  const head = hasColumns
    ? firstPage.slice(
        0,
        firstPage.findIndex(({ side }, index) => side || firstPage[index + 1]?.side),
      )
    : []
  const rest = perPage.flat().filter((region) => !head.includes(region))
  const ordered = [...head, ...rest.filter(({ side }) => side), ...rest.filter(({ side }) => !side)]
  return ordered.flatMap(({ rows: some, heading }) =>
    linesOf(withoutPageNumbers(some)).map((line) => (heading === undefined ? line : { ...line, heading })),
  )
}

/** Page numbers and "Last updated" are not part of the CV's text. */
const pageNumberOrDate =
  /^(?:page\s*)?\d+\s*(?:\/|of)\s*\d+$|^.{0,60}\b(?:page|halaman|seite)\s+\d+(?:\s*(?:of|dari|von|\/)\s*\d+)?$|^last updated\b|^halaman \d+/i

const withoutPageNumbers = (rows: readonly Row[]): Row[] =>
  rows.filter(
    ({ parts }) =>
      !pageNumberOrDate.test(
        parts
          .map(({ text }) => text)
          .join(' ')
          .trim(),
      ),
  )
