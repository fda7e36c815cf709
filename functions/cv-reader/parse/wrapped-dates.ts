import { sameEdge } from './line-style.ts'
import type { Line, Part } from '../layout/line.ts'
import { degreeScore, positionScore } from '../words/vocabulary.ts'
import { breaksOff, isDateFragment, isEndOfRange, isLoneDate, pointsIn, rangeIn } from '../words/dates.ts'
import { joined } from './prose.ts'
import { withParts } from './with-parts.ts'

/** The most rows into which a range wraps in a narrow margin: month, year, dash, month, year. */
const maxRows = 5
/** In the page's unit: the precision of a margin's edge, and the least room between it and the text. */
const alignment = 30
const leastRoom = 15
/** In multiples of the font size: the rows of a range are closer. Generous, because text recognition measures sizes too small. */
const wrappedRow = 2.25

/** Joins date ranges that wrap: in a narrow margin beside the entry's own lines, or at the end of a line. */
export const withWholeDates = (lines: readonly Line[]): Line[] =>
  lines.some(({ text }) => pointsIn(text).length > 0) ? withDatesBelow(withDatesOnTheLeft(lines)) : [...lines]

/**
 * Joins a range that wraps at the end of a line, also in a margin: "Universiti Utara Malaysia, 2009 –" above "2013". Other texts of the
 * second row are the rest of the cells above them.
 */
function withDatesBelow(lines: readonly Line[]): Line[] {
  const result: Line[] = []
  for (const line of lines) {
    const above = result.at(-1)
    const [open, end] = [above?.parts.at(-1), line.parts.at(-1)]
    if (end === undefined) continue
    if (above === undefined || open === undefined || !endsBelow(above, line)) {
      result.push(line)
      continue
    }
    const rests = line.parts.slice(0, -1)
    // A plain text below the first cell can be the next line of the entry.
    const isBelow = (cell: Part, { left, bold }: Part): boolean =>
      Math.abs(left - cell.left) < sameEdge && (cell !== above.parts[0] || (cell.bold && bold && end.bold))
    const cells = above.parts.map((cell) => {
      const more = cell === open ? [end] : rests.filter((part) => isBelow(cell, part))
      const text = more.reduce((before, part) => joined(before, part.text), cell.text)
      return more.length === 0 ? cell : { ...cell, text, segments: [text] }
    })
    const apart = rests.filter((part) => !above.parts.some((cell) => isBelow(cell, part)))
    result[result.length - 1] = withParts(above, cells)
    if (apart.length > 0) result.push(withParts(line, apart))
  }
  return result
}

const endsBelow = ({ parts }: Line, next: Line): boolean => {
  const [open, end] = [parts.at(-1)?.text ?? '', next.parts.at(-1)?.text ?? '']
  if (next.startsBlock || pointsIn(open).length === 0 || rangeIn(open) !== undefined) return false
  const whole = joined(open, end.replace(/[)\]]$/, ''))
  const range = rangeIn(whole)
  return range !== undefined && range.from < open.length && range.to >= whole.length
}

function withDatesOnTheLeft(lines: readonly Line[]): Line[] {
  const result = [...lines]
  for (let index = 0; index < result.length; index += 1) {
    const line = result[index]
    const [margin] = line?.parts ?? []
    if (line === undefined || margin === undefined || !isRowOfRange(margin.text) || rangeIn(line.text))
      continue
    const wrapped = rowsOfRange(result.slice(index, index + maxRows), margin)
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

/** In the page's unit: how precisely texts of a margin end at the same edge. */
const alignmentAtTheEnd = 4

const isInMargin = (part: Part, margin: Part): boolean =>
  Math.abs(part.left - margin.left) < alignment || Math.abs(part.right - margin.right) < alignmentAtTheEnd

const restOf = ({ parts }: Line, margin: Part): Line['parts'] =>
  parts.filter((part) => !(isInMargin(part, margin) && isRowOfRange(part.text)))

const isRowOfRange = (text: string): boolean => isDateFragment(text) || isEndOfRange(text)

/** "2022" above "Present", without a dash: the second row is beside a description, or beside nothing. */
const isStackedEnd = ({ parts }: Line, margin: Part): boolean =>
  (isLoneDate(margin.text) || isEndOfRange(margin.text)) &&
  parts.every(({ text }) => /^[•·▪●*–-]\s/.test(text) || !hasNameOfEntry(text))

const hasNameOfEntry = (text: string): boolean => positionScore(text) + degreeScore(text) > 0

const yearOf = (date: string): number => Number(/\d{4}/.exec(date)?.[0])

const isLater = (date: string, other: string): boolean =>
  (isEndOfRange(date) && isLoneDate(other)) || yearOf(date) > yearOf(other)

/** The range that the rows of a margin form together, and those rows. */
function rowsOfRange(
  lines: readonly Line[],
  margin: Part,
): { range: string; rows: readonly Line[] } | undefined {
  let text = margin.text
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue
    const [first] = line.parts
    if (first === undefined || line.gap > wrappedRow) return undefined
    // The first text is the range of the next entry.
    const isNext = rangeIn(first.text) !== undefined || (breaksOff(text) && breaksOff(first.text))
    if (isInMargin(first, margin) && isNext) return undefined
    if (isInMargin(first, margin) && isRowOfRange(first.text)) {
      const isStacked = (isLoneDate(text) || isEndOfRange(text)) && isStackedEnd(line, first)
      // "Today" above "January 2023": the end is the first row.
      text =
        isStacked && isLater(text, first.text)
          ? `${first.text} – ${text}`
          : `${text}${isStacked ? ' –' : ''} ${first.text}`
    } else if (first.left < margin.left + leastRoom) return undefined
    const range = rangeIn(text)
    if (range !== undefined) return { range: text, rows: lines.slice(0, index + 1) }
  }
  return undefined
}
