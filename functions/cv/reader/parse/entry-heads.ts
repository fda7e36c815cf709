import type { Line } from '../layout/line.ts'
import { isDates, rangeIn, type Dates } from '../words/dates.ts'
import { isPlace } from '../words/places.ts'
import { employerScore, positionScore } from '../words/vocabulary.ts'
import { isProse } from './entry-dates.ts'

/** One position or one course of study: its heading without the dates, and its description. */
export type Entry = { dates: Dates | undefined; head: Piece[]; body: Line[] }

/** A piece of a heading, cut where the formatting changes or a wide gap follows. */
export type Piece = { text: string; bold: boolean; italic: boolean; left: number; row: number }

/** Whether a line can be part of an entry's heading. */
export const isHeadLike = (line: Line): boolean =>
  !line.bullet && !isProse(line) && !/^[\p{Ll}]/u.test(line.text)

/** Cuts a heading line into pieces where it changes between bold and plain. */
export const piecesOf = (line: Line, row: number): Piece[] =>
  line.parts.flatMap(({ text, segments = [text], bold, italic, left }) =>
    segments.map((segment) => ({ text: segment, bold, italic, left, row })),
  )

const withoutDates = (line: Line, dates: Dates): Piece[] => {
  const date = line.text.slice(dates.from, dates.to)
  return line.parts.flatMap(({ text, segments = [text], bold, italic, left }) => {
    // If the formatting changes within the dates, the text is not cut there.
    const isWithin = text.includes(date) && !segments.some((segment) => segment.includes(date))
    const whole = isWithin ? [text] : segments
    return whole
      .map((segment) => tidy(segment.replace(date, ' ')))
      .filter((segment) => segment !== '')
      .map((segment) => ({ text: segment, bold, italic, left, row: 0 }))
  })
}

const duration =
  /\(?\s*\b\d+\+?\s*(?:years?|yrs?|months?|mos?|tahun|bulan)\b(?:\s*,?\s*\d+\s*(?:months?|mos?|bulan))?\s*\)?/gi

const tidy = (text: string): string =>
  text
    .replace(duration, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,|•·:;/–—-]+|[\s,|•·:;(/–—-]+$/g, '')
    .trim()

/** In characters: a longer line is a description. */
const mostHeadingCharacters = 80
/** In lines below the dates: a heading goes on for no more; where entries have no long descriptions, for one more. */
const mostHeadLinesBelow = 2
const mostTerseLinesBelow = 3
/** In characters: an employer or a position is no longer. */
const mostCompletingCharacters = 60
/** In the page's unit: edges that differ by less are the same. */
export const indentation = 5

/** Whether a line begins with dates and continues with text: its text begins further right than the line. */
const beginsWithDates = ({ parts }: Line): boolean => {
  const [first, second] = parts
  if (first === undefined) return false
  return second === undefined
    ? rangeIn(first.text)?.from === 0 && !isDates(first.text)
    : isDates(first.text) && rangeIn(first.text) !== undefined
}

/** Whether a line's text is followed by items that are indented more, as under the employer of an entry. */
const isAboveItems = (line: Line, next: Line | undefined): boolean =>
  next !== undefined && !/[.;]$/.test(line.text) && textEdgeOf(next) > textEdgeOf(line) + indentation

/** The left edge of a section's text that stands beside a margin of dates. */
const textLeftOf = (lines: readonly Line[]): number | undefined =>
  lines.find((line) => beginsWithDates(line) && line.parts.length > 1)?.parts[1]?.left

/** Behind its bullet, which can be the dot of a time line. */
const textEdgeOf = ({ bullet, left, parts }: Line): number => (bullet ? (parts[0]?.left ?? left) : left)

/** Whether a line is indented more than the heading: an item whose bullet is drawn as a shape, not written as text. */
function isIndented(line: Line, head: readonly Line[], textLeft: number | undefined): boolean {
  const lefts = head.flatMap((other) =>
    beginsWithDates(other) ? (textLeft === undefined ? [] : [textLeft]) : [textEdgeOf(other)],
  )
  return lefts.length > 0 && lefts.every((left) => line.left > left + indentation)
}

export function entryOf(
  lines: readonly Line[],
  { start, anchor, end }: { start: number; anchor: number; end: number },
  dates: Dates | undefined,
  terse: boolean,
): Entry {
  const head: Piece[] = lines.slice(start, anchor).flatMap((line, row) => piecesOf(line, row))
  const anchorLine = lines[anchor]
  if (anchorLine !== undefined && dates !== undefined) {
    head.push(...withoutDates(anchorLine, dates).map((piece) => ({ ...piece, row: anchor - start })))
  }
  let body = anchor + 1
  const textLeft = textLeftOf(lines)
  const rest = lines.slice(anchor + 1, end)
  const bulleted = rest.some(({ bullet }) => bullet)
  const untilBullet = rest.findIndex(({ bullet }) => bullet)
  const enough = new Set(head.map(({ row }) => row)).size >= 2
  while (body < end && body - anchor <= (terse ? mostTerseLinesBelow : mostHeadLinesBelow)) {
    const line = lines[body]
    if (line === undefined || !isHeadLike(line) || isIndented(line, lines.slice(start, body), textLeft)) break
    const styled = line.italic || line.bold
    // Lines before the bullets belong to the heading; without bullets, only what looks different from a text.
    const beforeBullets =
      bulleted && body - anchor - 1 < untilBullet && line.text.length <= mostHeadingCharacters
    const followsAlone =
      !bulleted && (terse || (!enough && body === anchor + 1)) && line.text.length <= mostHeadingCharacters
    // Under a date that stands above its entry, a position and its employer are two lines.
    const completes =
      !bulleted &&
      start === anchor &&
      body === anchor + 2 &&
      line.text.length <= mostCompletingCharacters &&
      (positionScore(line.text) + employerScore(line.text) > 0 || isAboveItems(line, lines[body + 1]))
    if (!(styled || beforeBullets || followsAlone || completes)) break
    head.push(...piecesOf(line, body - start))
    body += 1
  }
  // Under a date that stands alone, the first item of the list is the heading.
  const item = lines[body]
  if (head.length === 0 && item !== undefined && body < end && item.bullet && positionScore(item.text) > 0) {
    head.push(...piecesOf(item, 1))
    body += 1
  }
  // The place of work may stand on the line below the dates.
  const place = lines[body]
  if (place !== undefined && body < end && !place.bullet && isPlace(place.text)) body += 1
  return {
    dates,
    head: head.map((piece) => ({ ...piece, text: tidy(piece.text) })).filter(({ text }) => text !== ''),
    body: lines.slice(body, end),
  }
}
