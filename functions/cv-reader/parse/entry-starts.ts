import type { Line } from '../layout/line.ts'
import { isDates } from '../words/dates.ts'
import { hasKind } from '../words/vocabulary.ts'
import { indentation, isHeadLike } from './lines-below-dates.ts'
import { newParagraph, sameStyle, styleOf } from './line-style.ts'

/** Finds the first line of an entry above its dates, by the headings of the entries before it. */

export const maxHeadLinesAbove = 3
/** In the page's unit: rows of one paragraph begin at the same edge, and the text of an item further right than its bullet. */
const sameEdge = 1.5
const hangingIndent = 2
/** An item of a list has fewer rows than this. */
const maxRowsOfItem = 6

/** Returns an entry's first line: as many lines above its date as in the first entry, if they can be a heading. */
export function startOf(
  lines: readonly Line[],
  { anchor, earliest, above }: { anchor: number; earliest: number; above: number },
  model: readonly Line[],
): number {
  let start = anchor
  while (start > earliest && anchor - start < above && canLead(lines, start - 1, model)) start -= 1
  const [first] = model
  const isBelowHead = above === 0 && hasDatesAlone(lines[anchor]) && !hasDatesAlone(first)
  if (
    isBelowHead &&
    start > earliest &&
    canLead(lines, anchor - 1, model) &&
    hasKind(lines[anchor - 1]?.text ?? '')
  )
    return anchor - 1
  if (above === 0 || first === undefined) return start
  // A line formatted like the first entry's first line begins this entry.
  const style = styleOf(first)
  for (let index = Math.max(earliest, anchor - maxHeadLinesAbove); index < start; index += 1) {
    const line = lines[index]
    if (
      line !== undefined &&
      canLead(lines, index, model) &&
      (style.bold || style.italic) &&
      sameStyle(styleOf(line), style)
    )
      return index
  }
  return start
}

/** Dates for which the row of their heading had no room are in the next one. */
const hasDatesAlone = (line: Line | undefined): boolean => line !== undefined && isDates(line.text)

const canLead = (lines: readonly Line[], index: number, model: readonly Line[]): boolean => {
  const line = lines[index]
  return (
    line !== undefined &&
    isHeadLike(line) &&
    !continues(lines, index) &&
    // A heading has the indentation of the first heading.
    model.some(
      ({ left, parts }) =>
        line.left <= left + indentation ||
        parts.some((part) => Math.abs(part.left - line.left) <= indentation),
    )
  )
}

/** Whether a line continues the text of a bullet above it. */
export const continues = (lines: readonly Line[], index: number): boolean => {
  const line = lines[index]
  const before = lines[index - 1]
  if (line === undefined || before === undefined || line.startsBlock) return false
  const bullet = lines.slice(0, index).findLast((other) => other.bullet)
  if (
    before.bullet ||
    (bullet !== undefined &&
      Math.abs(before.left - line.left) < sameEdge &&
      lines.indexOf(bullet) > index - maxRowsOfItem &&
      line.left > bullet.left + hangingIndent)
  ) {
    return line.left > (bullet?.left ?? 0) + hangingIndent && !line.bold && line.gap < newParagraph
  }
  return false
}
