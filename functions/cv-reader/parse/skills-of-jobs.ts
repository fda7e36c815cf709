import type { Line } from '../layout/line.ts'
import { pointsIn } from '../words/dates.ts'
import { mentionsPlace } from '../words/places.ts'
import type { FoundExperience } from './experience.ts'
import { sameStyle, styleOf } from './line-style.ts'

/** In words: a longer item is part of a sentence. */
const maxWordsOfItem = 5
/** In the page's unit: rows of one form begin at the same edge. */
const sameEdge = 3
const minRows = 2

const itemsOf = ({ text }: Line): string[] => text.split(/\s+[•·|]\s+/)

/** "Kafka • Linux" below the headings of several positions, in rows of one form: the skills of a CV without a section for them. */
export function skillRowsOfJobs(lines: readonly Line[], experience: readonly FoundExperience[]): Line[] {
  const names = new Set(experience.flatMap(({ entry }) => [entry.position, entry.company]))
  const isRow = (line: Line): boolean =>
    pointsIn(line.text).length === 0 &&
    itemsOf(line).every(
      (item) => item.split(/\s+/).length <= maxWordsOfItem && !names.has(item) && !mentionsPlace(item),
    )
  const lists = lines.filter((line) => !line.bullet && itemsOf(line).length > 1 && isRow(line))
  const rows = lines.filter(
    (line) =>
      !line.bullet &&
      lists[0] !== undefined &&
      sameStyle(styleOf(line), styleOf(lists[0])) &&
      Math.abs(line.left - lists[0].left) < sameEdge,
  )
  return lists.length >= minRows && rows.every(isRow)
    ? rows.map((row) => ({ ...row, startsBlock: true }))
    : []
}
