import type { Line, Part } from '../layout/line.ts'
import { breaksOff, isDateFragment, isDates, pointIn, rangeIn, type Dates } from '../words/dates.ts'
import { positionScore } from '../words/vocabulary.ts'

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

/** Whether the text's formatting sets its dates apart from a sentence. */
const standApart = (line: Line, { from, to }: Dates): boolean => {
  const dates = line.text.slice(from, to)
  return line.parts.some(({ text, segments = [text] }) =>
    segments.some((segment) => segment.trim() === dates),
  )
}

/** In characters: a longer text before the brackets is a sentence. */
const mostCharactersBeforeBrackets = 80

/** "Senior Engineer, Acme (2019 - 2021) Leads a team.": whether dates in brackets end a position's heading. */
const endHeading = ({ text, bullet }: Line, { from, to }: Dates): boolean => {
  const before = text.slice(0, from)
  return (
    !bullet &&
    /^\p{Lu}.*\($/u.test(before) &&
    /^\)\s+\p{Lu}/u.test(text.slice(to)) &&
    before.length <= mostCharactersBeforeBrackets &&
    positionScore(before) > 0
  )
}

/** Puts the sentence behind the dates of such a heading into a line of its own. */
export const withDescriptionsApart = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const dates = rangeIn(line.text)
    const [only, ...others] = line.parts
    if (dates === undefined || only === undefined || others.length > 0 || !endHeading(line, dates))
      return [line]
    const cut = dates.to + 1
    const part = (text: string): Line['parts'] => [{ ...only, text, segments: [text] }]
    const [heading, description] = [line.text.slice(0, cut), line.text.slice(cut).trim()]
    return [
      { ...line, text: heading, parts: part(heading) },
      { ...line, text: description, parts: part(description), bullet: true, startsBlock: false },
    ]
  })

const isInSentence = (line: Line, dates: Dates): boolean => {
  const { from, to } = dates
  if (standApart(line, dates) || endHeading(line, dates)) return false
  // "No accident since 2019"; behind a position, a comma or a bracket stands before "since".
  if (dates.since && /[\p{L}\d]\s*$/u.test(line.text.slice(0, from)) && positionScore(line.text) === 0)
    return true
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

/** Joins date ranges that wrap in a narrow margin, beside the entry's own lines. */
export const withWholeDates = (lines: readonly Line[]): Line[] =>
  withDatesOnTheRight(withDatesOnTheLeft(lines))

/** In multiples of the font size: texts of a margin are aligned at their right edges. */
const rightAlignment = 1.2

/** Joins a range that wraps in a margin right of the text: "Apr 2021 –" above "Present". */
function withDatesOnTheRight(lines: readonly Line[]): Line[] {
  const result = [...lines]
  for (const [index, line] of result.entries()) {
    const margin = line.parts.at(-1)
    if (margin === undefined || line.parts.length < 2) continue
    if (!isDateFragment(margin.text) || rangeIn(margin.text) !== undefined) continue
    const rows = rowsOnTheRight(result.slice(index + 1, index + mostRows), margin)
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
      isDateFragment(last.text) &&
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

/** In the page's unit: how precisely texts of a margin end at the same edge. */
const alignmentAtTheEnd = 4

const isInMargin = (part: Part, margin: Part): boolean =>
  Math.abs(part.left - margin.left) < alignment || Math.abs(part.right - margin.right) < alignmentAtTheEnd

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
