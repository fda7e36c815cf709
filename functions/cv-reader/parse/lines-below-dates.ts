import type { Line } from '../layout/line.ts'
import { isDates, rangeIn } from '../words/dates.ts'
import { isProse } from './entry-dates.ts'
import { isClause } from '../words/clause.ts'

/** The lines of an entry, from `start` to `end`, with its dates at `anchor`. */
export type EntryRange = { start: number; anchor: number; end: number }

/** Positions have long descriptions, courses of study short ones. */
export type Descriptions = 'short' | 'long'

/** In characters: a longer line is a description. */
const maxHeadingCharacters = 80
/** In lines: how far a heading continues below its dates at most. */
const maxLinesBelow = { long: 2, short: 3 } as const satisfies Record<Descriptions, number>
/** In characters: a longer line is not the name of an employer or a position. */
const maxCompletingCharacters = 60
/** A heading with this many rows needs no line below its dates. */
const rowsOfWholeHeading = 2
/** In the page's unit: edges that differ by less are the same. */
export const indentation = 5

/** Whether a line can be part of an entry's heading. */
export const isHeadLike = (line: Line): boolean =>
  !line.bullet && !isProse(line) && !/^[\p{Ll}]/u.test(line.text)

/** Whether a line begins with dates and continues with text: its text begins further right than the line. */
const beginsWithDates = ({ parts }: Line): boolean => {
  const [first, second] = parts
  if (first === undefined) return false
  return second === undefined ? rangeIn(first.text)?.from === 0 && !isDates(first.text) : isDates(first.text)
}

/** Cached per section, because each of its entries needs it. */
const textLefts = new WeakMap<readonly Line[], readonly number[]>()

/** The left edge of a section's text beside a margin of dates; none in a section without such a margin. */
function textLeftOf(lines: readonly Line[]): readonly number[] {
  const known = textLefts.get(lines)
  if (known !== undefined) return known
  const dated = lines.find((line) => line.parts.length > 1 && beginsWithDates(line))
  const edges = dated?.parts.slice(1, 2).map(({ left }) => left) ?? []
  textLefts.set(lines, edges)
  return edges
}

/** The left edge of the text behind a bullet, which can be the dot of a time line. */
const textEdgeOf = ({ bullet, left, parts }: Line): number => (bullet ? (parts[0]?.left ?? left) : left)

/** Whether a line is indented more than the heading: an item whose bullet is drawn as a shape, not written as text. */
const isIndented = (line: Line, head: readonly Line[], textLeft: readonly number[]): boolean => {
  const lefts = head.flatMap((other) => (beginsWithDates(other) ? textLeft : textEdgeOf(other)))
  return lefts.length > 0 && lefts.every((left) => line.left > left + indentation)
}

/** How many of the lines below the dates of an entry belong to its heading, which has `headRows` rows down to its dates. */
export function headLinesBelow(
  lines: readonly Line[],
  { start, anchor, end }: EntryRange,
  headRows: number,
  descriptions: Descriptions,
): number {
  const below = lines.slice(anchor + 1, end)
  const textLeft = textLeftOf(lines)
  const bulletAt = below.findIndex(({ bullet }) => bullet)
  const belongs = (line: Line, row: number): boolean => {
    const { length } = line.text
    if (row >= maxLinesBelow[descriptions] || !isHeadLike(line)) return false
    const head = lines.slice(start, anchor + 1 + row)
    // An indented line between one row and the bullets completes the heading.
    const isComplete = bulletAt !== 1 || row > 0 || headRows !== 1
    if (descriptions === 'long' && (isClause(line.text) || (isComplete && isIndented(line, head, textLeft))))
      return false
    if (line.italic || line.bold) return true
    // Lines before the bullets belong to the heading.
    if (bulletAt >= 0) return row < bulletAt && length <= maxHeadingCharacters
    // Without bullets, a short line belongs to it where descriptions are short, or where it lacks its second row.
    const isMissing = descriptions === 'short' || (row === 0 && headRows < rowsOfWholeHeading)
    // Under dates that begin an entry, position and employer are two lines.
    const completes = start === anchor && row === 1 && length <= maxCompletingCharacters
    return (isMissing && length <= maxHeadingCharacters) || completes
  }
  const other = below.findIndex((line, row) => !belongs(line, row))
  return other < 0 ? below.length : other
}
