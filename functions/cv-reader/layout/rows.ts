import { isDateFragment, isDates } from '../words/dates.ts'
import { styleChange, type Part } from './line.ts'
import type { Span } from './page.ts'

/** The text at one height of a page, cut into parts at gaps wider than a space between words. */
export type Row = { top: number; size: number; parts: Part[] }

/** In multiples of the font size. */
const sameRow = 0.45
/** Less is the distance of letters that are set apart, for which pdf.js writes a space, too. */
const wordGap = 0.17
const partGap = 0.75
const itemGap = 0.6
const sameGap = 0.05
/** Between the words of a date in a justified column. */
const dateGap = 2
/** As a share of the font size: an employer can be in smaller letters than the position before it. */
const resized = 0.15
/** In letters: small capitals have first letters of another size. */
const longestCapital = 2
/** In the page's unit. */
const differentSize = 0.5

/** Groups the spans of a page, or of a column of it, by height. */
export function rowsOf(spans: readonly Span[]): Row[] {
  const rows: Span[][] = []
  for (const span of spans.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const row = rows.findLast((some) => {
      const [first] = some
      return (
        first !== undefined && Math.abs(first.top - span.top) <= sameRow * Math.min(first.size, span.size)
      )
    })
    if (row === undefined) rows.push([span])
    else row.push(span)
  }
  const sorted = rows.map((row) => row.toSorted((a, b) => a.left - b.left))
  const edges = { first: edgesOf(sorted, false), all: edgesOf(sorted, true) }
  return sorted
    .map((row) => ({
      top: row[0]?.top ?? 0,
      size: Math.max(...row.map(({ size }) => size)),
      parts: partsOf(row, edges),
    }))
    .toSorted((a, b) => a.top - b.top)
}

/** In the page's unit. */
const edgePrecision = 2
const minRowsOfEdge = 4

const edgeOf = ({ left }: Span): number => Math.round(left / edgePrecision)

type Edges = { first: ReadonlySet<number>; all: ReadonlySet<number> }

/** The left edges at which several rows begin; with `isBehindGaps` also those of texts behind a gap or behind dates. */
function edgesOf(rows: readonly (readonly Span[])[], isBehindGaps: boolean): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const row of rows) {
    const texts = row.filter(({ icon }) => !icon)
    const beginning = texts.filter((span, index) => {
      const before = texts[index - 1]
      if (before === undefined) return true
      const distance = span.left - before.right
      return isBehindGaps && distance > partGap * span.size
    })
    for (const span of beginning) counts.set(edgeOf(span), (counts.get(edgeOf(span)) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= minRowsOfEdge).map(([edge]) => edge))
}

function partsOf(row: readonly Span[], edges: Edges): Part[] {
  const parts: Part[] = []
  let current: Part | undefined
  let broken = true
  let before: Span | undefined
  const gapOfParts = areItems(row) ? itemGap : partGap
  for (const span of row) {
    if (span.icon) {
      // An icon at the start of a row is its bullet; anywhere else it separates two parts.
      if (parts.length === 0 && current === undefined) {
        parts.push({ ...bare(span), text: '•' })
      }
      broken = true
      continue
    }
    const distance = current === undefined ? Infinity : span.left - current.right
    const size = current === undefined ? span.size : Math.min(current.size, span.size)
    // A label can be close to its content, which has another format and begins where other rows begin.
    const beginsContent: boolean =
      current !== undefined &&
      distance > wordGap * size &&
      ((edges.first.has(edgeOf(span)) &&
        (span.bold !== current.bold || Math.abs(span.size - current.size) > differentSize)) ||
        // In a narrow column of a table, dates reach up to the next column.
        (edges.all.has(edgeOf(span)) && isDates(current.text)))
    if (
      current === undefined ||
      broken ||
      beginsContent ||
      (distance > gapOfParts * size &&
        (distance > dateGap * size || !isDateFragment(`${current.text} ${span.text}`)))
    ) {
      current = { ...bare(span) }
      parts.push(current)
    } else {
      const between = distance > wordGap * size ? ' ' : ''
      const longer: number = current.text.length >= span.text.length ? 0 : 1
      const change = before !== undefined && differ(before, span) ? styleChange : ''
      current.text = `${current.text}${between}${change}${span.text}`
      current.right = Math.max(current.right, span.right)
      // A part takes its formatting from the longer piece.
      if (longer === 1) Object.assign(current, { bold: span.bold, italic: span.italic })
      current.size = Math.max(current.size, span.size)
    }
    broken = false
    before = span
  }
  return parts
}

const differ = (before: Span, span: Span): boolean =>
  before.bold !== span.bold ||
  ([before, span].every(({ text }) => text.length > longestCapital) &&
    Math.abs(before.size - span.size) > resized * span.size)

/** Whether a row is a list whose items are all as far apart, and further than the words of one of them. */
function areItems(row: readonly Span[]): boolean {
  const gaps = row.slice(1).map(({ left, size }, at) => (left - (row[at]?.right ?? left)) / size)
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  return (
    gaps.length > 1 &&
    least > itemGap &&
    most - least < sameGap &&
    row.some(({ text }) => /\p{L} \p{L}/u.test(text)) &&
    !row.some(({ text }) => isDateFragment(text))
  )
}

const bare = ({ text, left, right, bold, italic, size }: Span): Part => ({
  text,
  left,
  right,
  bold,
  italic,
  size,
})
