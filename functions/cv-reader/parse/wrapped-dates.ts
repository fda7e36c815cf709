import type { Line, Part } from '../layout/line.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { labelOf } from './labelled.ts'
import { degreeScore, positionScore } from '../words/vocabulary.ts'
import { breaksOff, isDateFragment, isEndOfRange, isLoneDate, rangeIn } from '../words/dates.ts'

/** The most rows into which a range wraps in a narrow margin: month, year, dash, month, year. */
const maxRows = 5
/** In the page's unit: the precision of a margin's edge, and the least room between it and the text. */
const alignment = 30
const leastRoom = 15
/** In multiples of the font size: the rows of a range are closer. Generous, because text recognition measures sizes too small. */
const wrappedRow = 2.25

/** Joins date ranges that wrap: in a narrow margin beside the entry's own lines, or at the end of a line. */
export const withWholeDates = (lines: readonly Line[]): Line[] =>
  withDatesBelow(withDatesOnTheRight(withDatesOnTheLeft(withLabelledDates(lines))))

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

/** Joins a range that wraps at the end of a line: "Universiti Utara Malaysia, 2009 –" above "2013". */
const withDatesBelow = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, index) => {
    const [before, after] = [lines[index - 1], lines[index + 1]]
    if (before !== undefined && endsBelow(before, line)) return []
    if (after === undefined || !endsBelow(line, after)) return [line]
    const last = line.parts.at(-1)
    const whole = `${last?.text} ${after.text}`
    return last === undefined
      ? [line]
      : [withParts(line, [...line.parts.slice(0, -1), { ...last, text: whole, segments: [whole] }])]
  })

const endsBelow = (line: Line, { text, startsBlock }: Line): boolean =>
  !startsBlock &&
  /[-–—]\s*$/.test(line.text) &&
  breaksOff(line.text) &&
  rangeIn(line.text) === undefined &&
  (isLoneDate(text) || isEndOfRange(text))

/** In multiples of the font size: texts of a margin are aligned at their right edges. */
const rightAlignment = 1.2

/** Joins a range that wraps in a margin right of the text: "Apr 2021 –" above "Present". */
function withDatesOnTheRight(lines: readonly Line[]): Line[] {
  const result = [...lines]
  for (const [index, line] of result.entries()) {
    const margin = line.parts.at(-1)
    if (margin === undefined || line.parts.length < 2) continue
    if (!isDateFragment(margin.text) || rangeIn(margin.text) !== undefined) continue
    const rows = rowsOnTheRight(result.slice(index + 1, index + maxRows), margin)
    if (rows === undefined) continue
    const whole = { ...margin, text: rows.range, segments: [rows.range] }
    result[index] = withParts(line, [...line.parts.slice(0, -1), whole])
    for (let row = 1; row <= rows.count; row += 1) {
      const wrapped = result[index + row]
      if (wrapped !== undefined) result[index + row] = withParts(wrapped, wrapped.parts.slice(0, -1))
    }
  }
  return result.filter(({ parts }) => parts.length > 0)
}

function rowsOnTheRight(lines: readonly Line[], margin: Part): { range: string; count: number } | undefined {
  let text = margin.text
  for (const [index, line] of lines.entries()) {
    const last = line.parts.at(-1)
    const goesOn =
      last !== undefined &&
      (isDateFragment(last.text) || isEndOfRange(last.text)) &&
      Math.abs(last.right - margin.right) <= rightAlignment * margin.size &&
      // Without a dash between them, two dates belong to two entries.
      (breaksOff(text) || /^\s*[-–—]/.test(last.text))
    if (!goesOn) return undefined
    text = `${text} ${last.text}`
    const range = rangeIn(text)
    if (range !== undefined) return { range: text, count: index + 1 }
  }
  return undefined
}

function withDatesOnTheLeft(lines: readonly Line[]): Line[] {
  const result = [...lines]
  for (let index = 0; index < result.length; index += 1) {
    const line = result[index]
    const [margin] = line?.parts ?? []
    if (line === undefined || margin === undefined || !isDateFragment(margin.text) || rangeIn(line.text))
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

const withParts = (line: Line, parts: Line['parts']): Line => ({
  ...line,
  parts,
  left: parts[0]?.left ?? line.left,
  text: parts.map(({ text }) => text).join('  '),
})

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
  parts
    .filter((part) => part !== margin)
    .every(({ text }) => /^[•·▪●*–-]\s/.test(text) || !hasNameOfEntry(text))

const hasNameOfEntry = (text: string): boolean => positionScore(text) + degreeScore(text) > 0

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
      const isStacked = isLoneDate(text) && isStackedEnd(line, first)
      text = `${text}${isStacked ? ' –' : ''} ${first.text}`
    } else if (first.left < margin.left + leastRoom) return undefined
    const range = rangeIn(text)
    if (range !== undefined) return { range: text, rows: lines.slice(0, index + 1) }
  }
  return undefined
}
