import type { Line } from '../layout/line.ts'
import { degreeScore, positionScore } from '../words/vocabulary.ts'
import { datesOf, isProse } from './entry-dates.ts'
import { headingsFromSentences } from './job-sentences.ts'
import type { Section } from './section.ts'
import { sectionsByContent } from './without-headings.ts'
import { withWholeDates } from './wrapped-dates.ts'

/** Finds the positions of a CV without a heading for them. */

/** A single line with a position and dates can be part of a summary. */
const minPositions = 2

/** Without a heading, the experience begins at the first position with dates under the name or the summary. */
export function withExperience(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ name }) => name === 'experience')) return sections
  const [only, ...further] = sections
  if (only?.name === 'head' && further.length === 0) return sectionsByContent(only.lines) ?? sections
  const isPosition = (line: Line): boolean =>
    datesOf(line, false) !== undefined && positionScore(line.text) > 0
  return sections.flatMap((section): Section[] => {
    const { name } = section
    if (name !== 'head' && name !== 'summary') return [section]
    const sentences = headingsFromSentences(section.lines)
    const lines = sentences ?? withWholeDates(section.lines)
    const beside = lines.filter(isPosition).length < minPositions ? undefined : lines.findIndex(isPosition)
    const below = name === 'summary' || beside === undefined ? firstEntryIn(lines) : undefined
    const first = Math.min(beside ?? Infinity, below ?? Infinity)
    if (first === Infinity) return [section]
    return [
      { ...section, lines: lines.slice(0, first) },
      { name: 'experience', heading: '', lines: lines.slice(first) },
    ]
  })
}

/** In lines: how far a position is from its dates at most. */
const maxLinesToDates = 2

/** The first line of the first of several entries whose dates and positions are on different lines. */
function firstEntryIn(lines: readonly Line[]): number | undefined {
  const isName = (line: Line | undefined): boolean => line !== undefined && !line.bullet && !isProse(line)
  const dated = lines.flatMap((line, index) => {
    if (!isName(line) || datesOf(line, false) === undefined || degreeScore(line.text) > 0) return []
    const near = lines.slice(Math.max(0, index - maxLinesToDates), index + maxLinesToDates + 1)
    return near.some((other) => isName(other) && positionScore(other.text) > 0) ? [index] : []
  })
  const [first] = dated
  if (first === undefined || dated.length < minPositions) return undefined
  let start = first
  while (start > 0 && first - start < maxLinesToDates && isName(lines[start - 1])) start -= 1
  return start
}
