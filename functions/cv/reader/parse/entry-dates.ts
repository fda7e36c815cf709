import type { Line, Part } from '../layout/line.ts'
import { isDateFragment, isDates, pointIn, rangeIn, type Dates } from '../words/dates.ts'

const mostHeadCharacters = 110

/** Whether a line is too long, or too much of a sentence, for a heading. */
export const isProse = (line: Line): boolean =>
  line.text.length > mostHeadCharacters || (/[.;]$/.test(line.text) && line.text.split(/\s+/).length > 6)

/** Finds a date that stands alone or at either end of a line; a year inside a sentence does not count. */
export function datesOf(line: Line, allowSingle: boolean): Dates | undefined {
  if (line.text.length > 170) return undefined
  const range = rangeIn(line.text)
  if (range !== undefined) return isInSentence(line, range) ? undefined : range
  if (!allowSingle || line.bullet) return undefined
  const point = pointIn(line.text)
  if (point === undefined) return undefined
  const before = line.text.slice(0, point.from).trim()
  const after = line.text
    .slice(point.to)
    .replace(/^[\s)\].,|–-]+/, '')
    .trim()
  const atEdge =
    after === '' ||
    before === '' ||
    line.parts.some(({ text }) => text.trim() === line.text.slice(point.from, point.to).trim())
  return atEdge && !isInSentence(line, point) ? point : undefined
}

const isInSentence = (line: Line, { from, to }: Dates): boolean => {
  const rest = `${line.text.slice(0, from)} ${line.text.slice(to)}`.trim()
  if (line.bullet) return rest.split(/\s+/).length > 8
  return /[.!?]$/.test(rest) && rest.split(/\s+/).length > 8
}

/** A range in a narrow margin wraps into so many rows at most: month, year, dash, month, year. */
const mostRows = 5
/** In the page's unit: the precision of a margin's edge, and the least room between it and the text. */
const alignment = 30
const leastRoom = 15
/** In multiples of the font size: the rows of a range are closer. */
const wrappedRow = 2

/** Joins a date range that wraps in a narrow margin, beside the entry's own lines. */
export function withWholeDates(lines: readonly Line[]): Line[] {
  const result = [...lines]
  for (let index = 0; index < result.length; index += 1) {
    const line = result[index]
    const [margin] = line?.parts ?? []
    if (line === undefined || margin === undefined || !isDateFragment(margin.text) || rangeIn(line.text))
      continue
    const wrapped = rowsOfRange(result.slice(index, index + mostRows), margin)
    if (wrapped === undefined) continue
    const { range, rows } = wrapped
    const whole = { ...margin, text: range, segments: [range] }
    const joined = [
      withParts(line, [whole, ...line.parts.slice(1)]),
      // A dash alone in its row of the margin reads as a bullet.
      ...rows
        .slice(1)
        .map((row) => withParts({ ...row, bullet: row.bullet && row.gap > wrappedRow }, restOf(row, margin))),
    ].filter(({ parts }) => parts.length > 0)
    result.splice(index, rows.length, ...joined)
  }
  return result
}

const withParts = (line: Line, parts: Line['parts']): Line => ({
  ...line,
  parts,
  left: parts[0]?.left ?? line.left,
  text: parts.map(({ text }) => text).join('  '),
})

const isInMargin = (part: Part, margin: Part): boolean => Math.abs(part.left - margin.left) < alignment

const restOf = ({ parts }: Line, margin: Part): Line['parts'] =>
  parts.filter((part) => !(isInMargin(part, margin) && isDateFragment(part.text)))

/** The range that a margin's rows make together, and those rows. */
function rowsOfRange(
  lines: readonly Line[],
  margin: Part,
): { range: string; rows: readonly Line[] } | undefined {
  let text = margin.text
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue
    const [first] = line.parts
    if (first === undefined || line.gap > wrappedRow) return undefined
    if (isInMargin(first, margin) && isDateFragment(first.text)) {
      const lostDash = !/[-–—]\s*$/.test(text) && lines[index - 1]?.bullet === true && index > 1
      text = `${text}${lostDash ? ' –' : ''} ${first.text}`
    } else if (first.left < margin.left + leastRoom) return undefined
    const range = rangeIn(text)
    if (range !== undefined) return { range: text, rows: lines.slice(0, index + 1) }
  }
  return undefined
}

/** Moves a margin date to its heading when it stands beside a line of description below that heading. */
export function withDatesAtHeads(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  for (const line of lines) {
    const margin =
      line.parts.length > 1 && (line.bullet || isProse(line))
        ? line.parts.find(({ text }) => isDates(text))
        : undefined
    const index = result.findLastIndex((other) => !other.bullet && !isProse(other))
    const head = result[index]
    if (
      margin === undefined ||
      head === undefined ||
      result.length - index > 3 ||
      rangeIn(head.text) !== undefined
    ) {
      result.push(line)
      continue
    }
    result[index] = { ...head, parts: [...head.parts, margin], text: `${head.text}  ${margin.text}` }
    const parts = line.parts.filter((part) => part !== margin)
    result.push({ ...line, parts, text: parts.map(({ text }) => text).join('  ') })
  }
  return result
}
