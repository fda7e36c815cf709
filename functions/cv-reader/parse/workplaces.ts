import type { Line, Part } from '../layout/line.ts'
import { employerScore, positionScore } from '../words/vocabulary.ts'
import { withParts } from './with-parts.ts'

/** In points: the place of work is set smaller than the text around it. */
const smaller = 0.4

const medianOf = (sizes: readonly number[]): number =>
  sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0

/**
 * Leaves out places of work that no list has: the candidate's own town, and a text that repeats in a smaller font than the text
 * of the section.
 */
export function withoutWorkplaces(lines: readonly Line[], location: string): Line[] {
  const [town = ''] = location.toLowerCase().split(/\s*,\s*/)
  const usual = medianOf(lines.map(({ size }) => size))
  const counts = Map.groupBy(
    lines.flatMap(({ parts }) => parts),
    ({ text }) => text,
  )
  const isWorkplace = ({ text, size }: Part): boolean =>
    (town !== '' && text.toLowerCase() === town) ||
    (size < usual - smaller &&
      (counts.get(text)?.length ?? 0) > 1 &&
      positionScore(text) + employerScore(text) === 0)
  return lines.flatMap((line) => {
    if (line.bullet) return [line]
    const parts = line.parts.filter((part) => !isWorkplace(part))
    return parts.length === 0 ? [] : [withParts(line, parts)]
  })
}
