import type { Line, Part } from '../layout/line.ts'
import { isDates, pointsIn } from '../words/dates.ts'
import { hasKind } from '../words/vocabulary.ts'
import { newParagraph, sameStyle, styleOf, sameEdge } from './line-style.ts'
import { joined } from './prose.ts'
import { withParts } from './with-parts.ts'

/** In words: a longer row is not the rest of a name. */
const maxWordsOfRest = 4

const endsOpen = /\s(?:of|in|for|and|at|the|dan|di|dalam|&|sdn|pte|pvt)$/iu
const beginsAsRest = /^(?:of|in|for|and|at|dan|di|dalam|&)\s/u

/** In characters: rows this long show where their column ends. */
const proseRow = 45
/** In multiples of the font size: rows of one text are closer than others. */
const closerRow = 0.2

/** The last cell of a row that is no date. */
const cellOf = ({ parts }: Line): Part | undefined => parts.findLast(({ text }) => !isDates(text))

/** Whether the first word of a row had no room in the row above it, which ends at `edge` at most. */
function isFull(line: Line, next: Line, edge: number): boolean {
  const cell = cellOf(line)
  const rest = next.parts[0]
  if (cell === undefined || rest === undefined || rest.right <= rest.left) return false
  const [word = ''] = rest.text.split(/\s/)
  const width = ((rest.right - rest.left) / rest.text.length) * (word.length + 1)
  return cell.right + width > (cell === line.parts.at(-1) ? edge : (line.parts.at(-1)?.left ?? edge))
}

/** Whether a row is the rest of a name that wraps: "Universiti Tun Hussein" above "Onn Malaysia", "Diploma in" above "Finance". */
function isRestOf(line: Line, next: Line, edge: number, longest: number): boolean {
  const cell = cellOf(line)
  if (
    cell === undefined ||
    next.bullet ||
    next.parts.length > 1 ||
    next.gap >= newParagraph ||
    Math.abs(cell.left - next.left) > sameEdge ||
    !sameStyle(styleOf({ ...line, ...cell }), styleOf(next)) ||
    pointsIn(cell.text + next.text).length > 0 ||
    [line, next].some(({ text }) => /[.;:]$/.test(text))
  )
    return false
  const words = next.text.split(/\s+/).length
  if (words > maxWordsOfRest) return false
  if (endsOpen.test(line.text) || beginsAsRest.test(next.text)) return true
  const isEdgeKnown = longest >= proseRow || next.gap < line.gap - closerRow
  return isEdgeKnown && isFull(line, next, edge) && (words === 1 || !hasKind(next.text))
}

/** Joins the rows of a name that wraps at the edge of its column. */
export function withWholeNames(lines: readonly Line[]): Line[] {
  const edge = Math.max(...lines.map(({ parts }) => parts.at(-1)?.right ?? 0))
  const longest = Math.max(...lines.map(({ text }) => text.length))
  const result: Line[] = []
  for (const line of lines) {
    const above = result.at(-1)
    const cell = above === undefined ? undefined : cellOf(above)
    if (above === undefined || cell === undefined || above.bullet || !isRestOf(above, line, edge, longest)) {
      result.push(line)
      continue
    }
    const { segments = [cell.text] } = cell
    const whole = {
      ...cell,
      text: joined(cell.text, line.text),
      right: line.parts.at(-1)?.right ?? cell.right,
      segments: [...segments.slice(0, -1), joined(segments.at(-1) ?? '', line.text)],
    }
    result[result.length - 1] = withParts(
      above,
      above.parts.map((part) => (part === cell ? whole : part)),
    )
  }
  return result
}
