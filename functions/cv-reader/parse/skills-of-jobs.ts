import type { Line } from '../layout/line.ts'
import { pointsIn } from '../words/dates.ts'
import { mentionsPlace } from '../words/places.ts'
import { sameEdge, sameStyle, styleOf } from './line-style.ts'

/** In words: a longer item is part of a sentence. */
const maxWordsOfItem = 5
const minRows = 2

const itemsOf = ({ parts }: Line): string[] => parts.flatMap(({ text }) => text.split(/\s+[•·|]\s+/))

/**
 * "Kafka • Linux" in several positions, in rows of one form that are not beside dates, as names are: the skills of a CV without a
 * section for them.
 */
export function skillRowsOfJobs(lines: readonly Line[]): Line[] {
  const isDated = (line: Line | undefined): boolean => line !== undefined && pointsIn(line.text).length > 0
  const isRow = (line: Line): boolean => {
    const at = lines.indexOf(line)
    return (
      !lines.slice(Math.max(0, at - 1), at + 2).some(isDated) &&
      itemsOf(line).every((item) => item.split(/\s+/).length <= maxWordsOfItem && !mentionsPlace(item))
    )
  }
  const lists = lines.filter((line) => !line.bullet && itemsOf(line).length > 1 && isRow(line))
  const [model] = lists
  if (model === undefined || lists.length < minRows) return []
  const isLikeModel = (line: Line): boolean =>
    !line.bullet && sameStyle(styleOf(line), styleOf(model)) && Math.abs(line.left - model.left) < sameEdge
  const rows = lines.filter(isLikeModel)
  return rows.every(isRow) ? rows : []
}
