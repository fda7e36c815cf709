import type { Line, Part } from '../layout/line.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { labelOf } from './labelled.ts'
import { degreeScore, positionScore } from '../words/vocabulary.ts'
import { breaksOff, isDateFragment, isEndOfRange, isLoneDate, rangeIn, isAfter } from '../words/dates.ts'
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
  withDatesBelow(withDatesOnTheLeft(withLabelledDates(lines)))

const startLabel = labelOf(labelWords.start)
const endLabel = labelOf(labelWords.end)

/** "Start date: 2019-02-01" above "End date: 2021-04-28" as one range; a start alone is that of a running position. */
const withLabelledDates = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, index) => {
    const [before, after] = [lines[index - 1]?.text ?? '', lines[index + 1]?.text ?? '']
    const valueOf = (label: RegExp, text: string): string =>
      label.test(text.replace(/\s+(?=[:：])/, '')) ? text.replace(/^[^:：]*[:：]\s*/, '') : ''
    const start = valueOf(startLabel, line.text)
    if (valueOf(endLabel, line.text) !== '' && valueOf(startLabel, before) !== '') return []
    const [model] = line.parts
    if (model === undefined || !isLoneDate(start)) return [line]
    const text = `${start} – ${valueOf(endLabel, after) || 'Present'}`
    return [withParts(line, [{ ...model, text, segments: [text] }])]
  })

/** Joins a range that wraps at the end of a line, also in a margin: "Universiti Utara Malaysia, 2009 –" above "2013". */
const withDatesBelow = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, index) => {
    const [before, after] = [lines[index - 1], lines[index + 1]]
    const isEnd = before !== undefined && endsBelow(before, line)
    const own = isEnd ? line.parts.slice(0, -1) : line.parts
    const last = own.at(-1)
    if (last === undefined) return []
    if (after === undefined || !endsBelow(line, after)) return [isEnd ? withParts(line, own) : line]
    const whole = `${last.text} ${after.parts.at(-1)?.text}`
    return [withParts(line, [...own.slice(0, -1), { ...last, text: whole, segments: [whole] }])]
  })

const endsBelow = (line: Line, { parts, startsBlock }: Line): boolean => {
  const end = parts.at(-1)?.text ?? ''
  return !startsBlock && /[-–—]\s*$/.test(line.text) && (isLoneDate(end) || isEndOfRange(end))
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

const isLater = (date: string, other: string): boolean =>
  (isEndOfRange(date) && isLoneDate(other)) || isAfter(date, other)

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
