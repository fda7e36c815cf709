import type { Line } from '../layout/line.ts'
import { isDates, type Dates } from '../words/dates.ts'
import { employerScore, positionScore } from '../words/vocabulary.ts'
import { datesOf, lonePointOf, unclearDatesOf } from './entry-dates.ts'
import { entryOf, type Entry } from './entry-heads.ts'
import { maxHeadLinesAbove, startOf } from './entry-starts.ts'
import type { Descriptions } from './lines-below-dates.ts'
import { sameStyle, styleOf } from './line-style.ts'
import { secondHeadAt, undatedEntries, undatedEntry } from './undated-entries.ts'
import { withWholeDates } from './wrapped-dates.ts'
import { withWholeNames } from './wrapped-names.ts'

export type EntryOptions = {
  /** A single date, not only a range, marks an entry. */
  single: boolean
  descriptions: Descriptions
}

/** Cuts a section into entries at its dates: each entry has as many heading lines above its date as the first one. */
export function entriesOf(raw: readonly Line[], options: EntryOptions): Entry[] {
  const lines = withWholeNames(withWholeDates(raw))
  const dates = datesIn(lines, options)
  const anchors = [...lines.keys()].filter((index) => dates[index] !== undefined)
  if (anchors.length === 0) return undatedEntries(lines)

  const first = anchors[0] ?? 0
  const second = options.single ? 0 : secondHeadAt(lines, first)
  if (second > 0) return [undatedEntry(lines.slice(0, second)), ...entriesOf(lines.slice(second), options)]
  const above = Math.min(first, maxHeadLinesAbove)
  const model = lines.slice(first - above, first + 1)
  const starts = anchors.map((anchor, index) => {
    const before = anchors[index - 1]
    return before === undefined ? 0 : startOf(lines, { anchor, earliest: before + 1, above }, model)
  })
  return starts.map((start, index) => {
    const anchor = anchors[index] ?? start
    const end = starts[index + 1] ?? lines.length
    return entryOf(lines, { start, anchor, end, dates: dates[anchor] }, options.descriptions)
  })
}

/** "Designer   Summer 2021": a name with one date in a part of its own. */
const isDatedTitle = ({ bullet, parts, text }: Line): boolean =>
  !bullet &&
  parts.length > 1 &&
  isDates(parts.at(-1)?.text ?? '') &&
  positionScore(text) + employerScore(text) > 0

/** The dates of the lines. A single date counts with `options.single`, or where it is formatted like the ranges of other entries. */
function datesIn(lines: readonly Line[], options: EntryOptions): (Dates | undefined)[] {
  const ranges = lines.map((line) => datesOf(line, false))
  const unclear = lines.map(unclearDatesOf)
  const clear = lines.filter((_, index) => ranges[index] !== undefined)
  const useSingle = options.single || (clear.length === 0 && unclear.every((dates) => dates === undefined))
  const looksDated = (line: Line): boolean =>
    clear.some(
      (other) => other.parts.length === line.parts.length && sameStyle(styleOf(other), styleOf(line)),
    )
  // A running position can have one date, and is the first.
  const firstRange = ranges.findIndex((dates) => dates !== undefined)
  return lines.map((line, index) => {
    const canBeSingle = looksDated(line) || index < firstRange || isDatedTitle(line)
    const single = useSingle ? datesOf(line, true) : canBeSingle ? lonePointOf(line) : undefined
    return ranges[index] ?? unclear[index] ?? single
  })
}
