import type { Line } from '../layout/line.ts'
import { isClause } from '../words/clause.ts'
import { isDates } from '../words/dates.ts'
import { hasKind } from '../words/vocabulary.ts'
import { indentation, isHeadLike } from './lines-below-dates.ts'
import { sameStyle, styleOf } from './line-style.ts'

/** Finds the first line of an entry above its dates, by the headings of the entries before it. */

export const maxHeadLinesAbove = 3

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
    if (line !== undefined && (style.bold || style.italic) && sameStyle(styleOf(line), style)) return index
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
    !isClause(line.text) &&
    // A heading has the indentation of the first heading.
    model.some(({ left }) => line.left <= left + indentation)
  )
}
