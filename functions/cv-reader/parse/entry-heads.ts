import type { Line } from '../layout/line.ts'
import type { Dates } from '../words/dates.ts'
import { degreeScore, positionScore } from '../words/vocabulary.ts'
import { headLinesBelow, type Descriptions, type EntryRange } from './lines-below-dates.ts'
import { startsAsDegree } from './study-and-school.ts'

/** One position or one course of study: its heading without the dates, and its description. */
export type Entry = { dates: Dates | undefined; head: Piece[]; body: Line[] }

/** A piece of a heading, cut where the formatting changes or a wide gap follows. */
export type Piece = { text: string; bold: boolean; italic: boolean; left: number; row: number }

/** Cuts a heading line into pieces where it changes between bold and plain. */
export const piecesOf = (line: Line, row: number): Piece[] =>
  line.parts.flatMap(({ text, segments = [text], bold, italic, left }) =>
    segments.map((segment) => ({ text: segment, bold, italic, left, row })),
  )

const withoutDates = (line: Line, dates: Dates, row: number): Piece[] => {
  const date = line.text.slice(dates.from, dates.to)
  return line.parts.flatMap(({ text, segments = [text], bold, italic, left }) => {
    // If the formatting changes within the dates, the text is not cut there.
    const isWithin = text.includes(date) && !segments.some((segment) => segment.includes(date))
    const whole = isWithin ? [text] : segments
    return whole
      .map((segment) => tidy(segment.replace(date, ' ')))
      .filter((segment) => segment !== '')
      .map((segment) => ({ text: segment, bold, italic, left, row }))
  })
}

const duration =
  /\(?\s*(?<![\p{L}\d])\d+\+?\s*(?:years?|yrs?|months?|mos?|tahun|thn|bulan|bln)(?!\p{L})(?:\s*,?\s*\d+\s*(?:months?|mos?|bulan|bln)?(?![\p{L}\d]))?\s*\)?/giu
/** The rest of a duration that wraps: "(2 yrs 9" above "mos)". */
const restOfDuration = /^(?:\d*\s*(?:years?|yrs?|months?|mos?|tahun|bulan)\)?|[^\p{L}\d]*)$/iu

const tidy = (text: string): string =>
  text
    .replace(duration, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,|•·:;/–—-]+|[\s,|•·:;(/–—-]+$/g, '')
    .trim()

const tidied = (head: readonly Piece[]): Piece[] =>
  head
    .map((piece) => ({ ...piece, text: tidy(piece.text) }))
    .filter(({ text }) => text !== '' && !restOfDuration.test(text))

export function entryOf(
  lines: readonly Line[],
  range: EntryRange & { dates: Dates | undefined },
  descriptions: Descriptions,
): Entry {
  const { start, anchor, end, dates } = range
  const above = lines.slice(start, anchor).flatMap((line, row) => piecesOf(line, row))
  const dated = lines
    .slice(anchor, anchor + 1)
    .flatMap((line) => (dates === undefined ? [] : withoutDates(line, dates, anchor - start)))
  const headRows = new Set([...above, ...dated].map(({ row }) => row)).size
  const bodyAt = anchor + 1 + headLinesBelow(lines, range, headRows, descriptions)
  const below = lines
    .slice(anchor + 1, bodyAt)
    .flatMap((line, index) => piecesOf(line, anchor + 1 + index - start))
  const head = [...above, ...dated, ...below]
  const rest = lines.slice(bodyAt, end)
  const [item] = rest
  if (item?.bullet !== true) return { dates, head: tidied(head), body: rest }
  // Under a date that is alone, the first item of the list is the heading; under a school without a degree, it is the degree.
  const isHeading =
    descriptions === 'short'
      ? startsAsDegree(item.text) && head.every(({ text }) => degreeScore(text) === 0)
      : head.length === 0 && positionScore(item.text) > 0
  return isHeading
    ? { dates, head: tidied([...head, ...piecesOf(item, bodyAt - start)]), body: rest.slice(1) }
    : { dates, head: tidied(head), body: rest }
}
