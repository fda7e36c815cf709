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

/** Consecutive rows that span the page, or the rows of one column. */
type Region = { side: boolean; rows: Row[]; heading?: boolean }

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

/** Finds the vertical gap that separates two columns over the greatest height. */
function bestCut(rows: readonly Row[], pageHeight: number): Cut | undefined {
  const parts = positionedParts(rows)
  const edges = [...new Set(parts.map(({ left }) => Math.round(left / 3) * 3))].filter(
    (edge) => parts.filter(({ left }) => Math.abs(left - edge) <= 3).length >= minRowsOfColumn,
  )
  let best: Cut | undefined
  for (const edge of edges) {
    const at = edge - 3
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
      if (fewer < minRowsOfColumn || to - from < minShareOfPage * pageHeight) continue
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

/** Tells two columns of text from rows with a margin: dates, places or labels beside the text they belong to. */
function areColumns(left: readonly PositionedPart[], right: readonly PositionedPart[]): boolean {
  const [fewer, more] = letters(left) < letters(right) ? [left, right] : [right, left]
  const share = (is: (part: PositionedPart) => boolean): number => fewer.filter(is).length / fewer.length
  const marginal = share(({ text }) => isDates(text) || isPlace(text))
  if (marginal >= 0.6) return false
  const headings = share(({ text }) => sectionNamed(text) !== undefined)
  if (headings + marginal >= 0.75) return false
  const isBeside = (part: PositionedPart): boolean =>
    more.some(({ top, size }) => Math.abs(top - part.top) < 0.45 * size)
  const named = fewer.filter(({ text }) => sectionNamed(text) !== undefined)
  const others = fewer.filter((part) => !named.includes(part))
  // In a table each label has text on the same row, and the table's own heading stands alone in its row.
  const isTable =
    others.filter(isBeside).length >= 0.85 * others.length &&
    named.filter(isBeside).length <= 0.25 * named.length
  return !isTable
}

function regionsOf(spans: readonly Span[], pageHeight: number, depth = 0): Region[] {
  const rows = rowsOf(spans)
  const cards = depth < maxDepth ? cardsIn(rows) : undefined
  if (cards !== undefined) return regionsOfCards(spans, cards, pageHeight, depth)
  const cut = depth < maxDepth ? (bestCut(rows, pageHeight) ?? cutAtTwinHeadings(rows)) : undefined
  if (cut === undefined) return rows.length === 0 ? [] : [{ side: false, rows }]
  const above = spans.filter(({ top }) => top < cut.from - slack)
  const below = spans.filter(({ top }) => top > cut.to + slack)
  const within = spans.filter(({ top }) => top >= cut.from - slack && top <= cut.to + slack)
  const columns = [
    within.filter(({ left }) => left < cut.at - slack),
    within.filter(({ left }) => left >= cut.at - slack),
  ].map((column) => regionsOf(column, pageHeight, depth + 1))
  const size = (regions: readonly Region[]): number =>
    letters(regions.flatMap(({ rows: some }) => positionedParts(some)))
  const [first = [], second = []] = columns
  const smaller = size(first) < size(second) ? first : second
  for (const region of smaller) region.side = true
  return [
    ...regionsOf(above, pageHeight, depth + 1),
    ...first,
    ...second,
    ...regionsOf(below, pageHeight, depth + 1),
  ]
}

/** Reads cards one after the other. */
function regionsOfCards(
  spans: readonly Span[],
  { edges, from, to }: Cards,
  pageHeight: number,
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
      pageHeight,
      depth + 1,
    ),
    ...cards.map((card) => ({ side: false, rows: rowsOf(card), heading: false })),
    ...regionsOf(
      spans.filter(({ top }) => top > to + slack),
      pageHeight,
      depth + 1,
    ),
  ]
}

/** Puts each heading of a rail above its content. */
function regionsBeside(spans: readonly Span[], { labels }: Rail, pageHeight: number): Region[] {
  const isOfLabel = ({ left, right, top }: Span): boolean =>
    labels.some(({ parts }) =>
      parts.some((part) => part.top === top && left >= part.left - 1 && right <= part.right + 1),
    )
  const content = spans.filter((span) => !isOfLabel(span))
  const startOf = ({ top, size }: Label): number => top - besideRow * size
  const [first] = labels
  const above = content.filter(({ top }) => first === undefined || top < startOf(first))
  return [
    ...regionsOf(above, pageHeight, 1),
    ...labels.flatMap((label, index): Region[] => {
      const next = labels[index + 1]
      const own = content.filter(
        ({ top }) => top >= startOf(label) && (next === undefined || top < startOf(next)),
      )
      const [part] = label.parts
      if (part === undefined) return regionsOf(own, pageHeight, 1)
      const row = { top: label.top, size: label.size, parts: [{ ...part, text: label.text }] }
      return [{ side: false, rows: [row], heading: true }, ...regionsOf(own, pageHeight, 1)]
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
  const perPage = pages.map(({ spans, height }, index) => {
    const rail = known === undefined ? undefined : railOf(rows[index] ?? [], known)
    return rail === undefined ? regionsOf(spans, height) : regionsBeside(spans, rail, height)
  })
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
