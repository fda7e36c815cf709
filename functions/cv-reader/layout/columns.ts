import { cutBetweenCards } from './cards.ts'
import { bestCut, letters, positionedParts, slack, type Sheet } from './column-cut.ts'
import { drawnBlocks } from './drawn-blocks.ts'
import { lineOf, type Line, type LinesOfFile } from './line.ts'
import type { Page, Span } from './page.ts'
import { besideRow, railOf, type Label, type Rail } from './rails.ts'
import { rowsOf, type Row } from './rows.ts'
import { cutAtTwinHeadings } from './twin-headings.ts'

/** Consecutive rows that span the page, or the rows of one column; `cutAt` is the cut at the column's left edge. */
type Region = { side: boolean; rows: Row[]; heading?: boolean; cutAt?: number }

/** CVs nest columns, rarely deeper. */
const maxDepth = 4

function regionsOf(spans: readonly Span[], sheet: Sheet, depth = 0, rows = rowsOf(spans)): Region[] {
  const isDeepest = depth >= maxDepth
  const columnCut = isDeepest ? undefined : (bestCut(rows, sheet) ?? cutAtTwinHeadings(rows))
  const cut = columnCut ?? (isDeepest ? undefined : cutBetweenCards(rows))
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
  if (columnCut !== undefined) for (const region of smaller) region.side = true
  for (const region of second) region.cutAt = cut.at
  return [...regionsOf(above, sheet, depth + 1), ...first, ...second, ...regionsOf(below, sheet, depth + 1)]
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

/** How a page is cut before its lines are read. */
type Cut = 'all' | 'drawn' | 'none'

/** The lines in reading order, and in the orders that other cuts make. */
export const readingOrders = (pages: readonly Page[]): LinesOfFile => ({
  lines: readingOrder(pages),
  others: (['drawn', 'none'] as const).map((cut) => () => readingOrder(pages, cut)),
})

/**
 * Returns the lines in reading order: the full-width rows of the first page, then the side columns of all pages, then the
 * main columns. That way a sidebar does not split an entry that continues on the next page.
 */
export function readingOrder(pages: readonly Page[], cut: Cut = 'all'): Line[] {
  const rows = pages.map(({ spans }) => rowsOf(spans))
  if (cut === 'none') return rows.flatMap((some) => linesOf(withoutPageNumbers(some)))
  if (cut === 'drawn')
    return pages.flatMap(({ spans }) =>
      drawnBlocks(spans).flatMap((rows) => linesOf(withoutPageNumbers(rows))),
    )
  const rails = cut === 'all' ? rows.map((some) => railOf(some)) : []
  const known = rails.find((rail) => rail !== undefined)
  const perPage: Region[][] = []
  for (const [index, { spans, height }] of pages.entries()) {
    const rail = known === undefined ? undefined : (rails[index] ?? railOf(rows[index] ?? [], known))
    const sheet = { height, earlierCuts: new Set(perPage.flat().flatMap(({ cutAt }) => cutAt ?? [])) }
    perPage.push(
      rail === undefined ? regionsOf(spans, sheet, 0, rows[index]) : regionsBeside(spans, rail, sheet),
    )
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
  /^(?:page\s*)?\d{1,2}\s*(?:\/|of)\s*\d{1,2}$|^page\s*\d+\s*(?:\/|of)\s*\d+$|^.{0,60}\b(?:page|halaman|seite)\s+\d+(?:\s*(?:of|dari|von|\/)\s*\d+)?$|^last updated\b|^halaman \d+/i

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
