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
const textLefts = new WeakMap<readonly Line[], { left: number | undefined }>()

/** The left edge of a section's text beside a margin of dates. */
function textLeftOf(lines: readonly Line[]): number | undefined {
  const known = textLefts.get(lines)
  if (known !== undefined) return known.left
  const left = lines.find((line) => line.parts.length > 1 && beginsWithDates(line))?.parts[1]?.left
  textLefts.set(lines, { left })
  return left
}

/** The left edge of the text behind a bullet, which can be the dot of a time line. */
const textEdgeOf = ({ bullet, left, parts }: Line): number => (bullet ? (parts[0]?.left ?? left) : left)

/** Whether a line is indented more than the heading: an item whose bullet is drawn as a shape, not written as text. */
function isIndented(line: Line, head: readonly Line[], textLeft: number | undefined): boolean {
  const lefts = head.flatMap((other) =>
    beginsWithDates(other) ? (textLeft === undefined ? [] : [textLeft]) : [textEdgeOf(other)],
  )
  return lefts.length > 0 && lefts.every((left) => line.left > left + indentation)
}

/** A line below the dates of an entry, with what decides whether it belongs to the heading. */
type LineBelow = {
  line: Line
  /** 0 for the line directly below the dates. */
  row: number
  /** The row of the first bullet, in an entry with bullets. */
  bulletRow: number | undefined
  /** Of the heading, down to the dates. */
  headRows: number
  /** Whether the entry begins with its dates. */
  isUnderDates: boolean
  descriptions: Descriptions
}

const isStyled = ({ line }: LineBelow): boolean => line.italic || line.bold

/** Lines before the bullets belong to the heading. */
const standsBeforeBullets = ({ line, row, bulletRow }: LineBelow): boolean =>
  bulletRow !== undefined && row < bulletRow && line.text.length <= maxHeadingCharacters

/** Without bullets, a short line belongs to the heading where descriptions are short, or where the heading lacks its second row. */
function followsAlone({ line, row, bulletRow, headRows, descriptions }: LineBelow): boolean {
  if (bulletRow !== undefined || line.text.length > maxHeadingCharacters) return false
  return descriptions === 'short' || (row === 0 && headRows < rowsOfWholeHeading)
}

/** Under dates that begin an entry, position and employer are two lines. */
const completesPosition = ({ line, row, bulletRow, isUnderDates }: LineBelow): boolean =>
  bulletRow === undefined && isUnderDates && row === 1 && line.text.length <= maxCompletingCharacters

const rules = [isStyled, standsBeforeBullets, followsAlone, completesPosition]

/** How many of the lines below the dates of an entry belong to its heading, which has `headRows` rows down to its dates. */
export function headLinesBelow(
  lines: readonly Line[],
  { start, anchor, end }: EntryRange,
  headRows: number,
  descriptions: Descriptions,
): number {
  const textLeft = textLeftOf(lines)
  const below = lines.slice(anchor + 1, end)
  const bulletAt = below.findIndex(({ bullet }) => bullet)
  const about = {
    bulletRow: bulletAt < 0 ? undefined : bulletAt,
    headRows,
    isUnderDates: start === anchor,
    descriptions,
  }
  const belongs = (line: Line, row: number): boolean => {
    const at = anchor + 1 + row
    return (
      row < maxLinesBelow[descriptions] &&
      isHeadLike(line) &&
      (descriptions === 'short' ||
        (!isClause(line.text) &&
          ((about.bulletRow === 1 && row === 0 && headRows === 1) ||
            !isIndented(line, lines.slice(start, at), textLeft)))) &&
      rules.some((rule) => rule({ ...about, line, row }))
    )
  }
  const other = below.findIndex((line, row) => !belongs(line, row))
  return other < 0 ? below.length : other
}
