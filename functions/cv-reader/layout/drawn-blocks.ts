import type { Span } from './page.ts'
import { rowsOf, type Row } from './rows.ts'

/**
 * The blocks of a page in the order in which its program draws them: most programs draw a column, a card or a box whole, before the
 * text beside it.
 */

/** In multiples of the font size: a text that is so far above the text drawn before it begins a block. */
const stepUp = 1

export function drawnBlocks(spans: readonly Span[]): Row[][] {
  const blocks: Span[][] = []
  let before: Span | undefined
  for (const span of spans) {
    const block = blocks.at(-1)
    if (block === undefined || before === undefined || span.top < before.top - stepUp * span.size)
      blocks.push([span])
    else block.push(span)
    before = span
  }
  return joined(blocks.map((drawn) => ({ drawn, rows: rowsOf(drawn) }))).filter(({ length }) => length > 0)
}

type Block = { drawn: readonly Span[]; rows: readonly Row[] }

/** Joins blocks whose rows alternate in one column: a program can draw all headings of entries before all descriptions. */
function joined(blocks: readonly Block[]): Row[][] {
  const apart: Block[] = []
  for (const block of blocks) {
    let [whole, place] = [block, apart.length]
    let at = apart.findIndex(({ rows }) => alternate(rows, whole.rows))
    while (at >= 0) {
      const drawn = [...apart.splice(at, 1).flatMap((before) => before.drawn), ...whole.drawn]
      ;[whole, place] = [{ drawn, rows: rowsOf(drawn) }, Math.min(place, at)]
      at = apart.findIndex(({ rows }) => alternate(rows, whole.rows))
    }
    apart.splice(place, 0, whole)
  }
  return apart.map(({ rows }) => [...rows])
}

const alternate = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.some((row) => isBetween(row, other)) || other.some((row) => isBetween(row, one))

function isBetween(row: Row, rows: readonly Row[]): boolean {
  const below = rows.findIndex(({ top }) => top > row.top)
  return [rows[below - 1], rows[below]].every((near) => near !== undefined && overlap(near, row))
}

const overlap = (one: Row, other: Row): boolean => {
  const [left, right] = [
    Math.min(...one.parts.map((part) => part.left)),
    Math.max(...one.parts.map((part) => part.right)),
  ]
  return other.parts.some((part) => part.left < right) && other.parts.some((part) => part.right > left)
}
