import type { Line } from '../layout/line.ts'
import { isDates, rangeIn, type Dates } from '../words/dates.ts'
import { isPlace } from '../words/places.ts'
import { employerScore, positionScore } from '../words/vocabulary.ts'
import { datesOf, isProse, withDatesAtHeads, withDescriptionsApart, withWholeDates } from './entry-dates.ts'

/** One position or one course of study: its heading without the dates, and its description. */
export type Entry = { dates: Dates | undefined; head: Piece[]; body: Line[] }

/** A piece of a heading, cut where the formatting changes or a wide gap follows. */
export type Piece = { text: string; bold: boolean; italic: boolean; left: number; row: number }

type Dated = { line: Line; dates: Dates | undefined; index: number }

const mostHeadLinesAbove = 3
/** In points: rounding of font sizes. */
const sameSize = 0.5
/** In the page's unit: rows of one paragraph begin at the same edge, and the text of an item further right than its bullet. */
const sameEdge = 1.5
const hangingIndent = 2
/** An item of a list has fewer rows than this. */
const mostRowsOfItem = 6
/** In multiples of the font size: rows of one paragraph are closer. */
const newParagraph = 1.75
/** In characters: a longer line is a description. */
const mostHeadingCharacters = 80
const mostUndatedPieces = 4

/** Whether a line can be part of an entry's heading. */
const isHeadLike = (line: Line): boolean => !line.bullet && !isProse(line) && !/^[\p{Ll}]/u.test(line.text)

type Style = Pick<Line, 'bold' | 'italic'> & { size: number }
const styleOf = ({ bold, italic, size }: Line): Style => ({ bold, italic, size: Math.round(size * 2) / 2 })
const sameStyle = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) <= sameSize

export type EntryOptions = {
  /** A single date, not only a range, marks an entry. */
  single: boolean
  /** Entries have short descriptions, so the lines after a date belong to the heading. */
  terse: boolean
}

/** Cuts a section into entries at its dates: each entry has as many heading lines above its date as the first one. */
export function entriesOf(raw: readonly Line[], options: EntryOptions): Entry[] {
  const lines = withDescriptionsApart(withDatesAtHeads(withWholeDates(raw)))
  const ranges = lines.map((line) => datesOf(line, false))
  const useSingle = options.single || ranges.every((dates) => dates === undefined)
  const dated: Dated[] = lines.map((line, index) => ({
    line,
    index,
    dates: ranges[index] ?? (useSingle ? datesOf(line, true) : undefined),
  }))
  const anchors = dated.filter(({ dates }) => dates !== undefined).map(({ index }) => index)
  if (anchors.length === 0) return undatedEntries(lines)

  const first = anchors[0] ?? 0
  const above = Math.min(first, mostHeadLinesAbove)
  const model = lines.slice(first - above, first + 1)
  const starts: number[] = []
  let earliest = 0
  for (const [index, anchor] of anchors.entries()) {
    const start = index === 0 ? 0 : startOf(lines, { anchor, earliest, above }, model)
    starts.push(start)
    earliest = anchor + 1
  }
  return starts.map((start, index) => {
    const anchor = anchors[index] ?? start
    const end = starts[index + 1] ?? lines.length
    return entryOf(lines, { start, anchor, end }, dated[anchor]?.dates, options.terse)
  })
}

/** Returns an entry's first line: as many lines above its date as in the first entry, if they can be a heading. */
function startOf(
  lines: readonly Line[],
  { anchor, earliest, above }: { anchor: number; earliest: number; above: number },
  model: readonly Line[],
): number {
  let start = anchor
  while (start > earliest && anchor - start < above && canLead(lines, start - 1, model)) start -= 1
  const [first] = model
  if (above === 0 || first === undefined) return start
  // A line formatted like the first entry's first line begins this entry.
  const style = styleOf(first)
  for (let index = Math.max(earliest, anchor - mostHeadLinesAbove); index < start; index += 1) {
    const line = lines[index]
    if (
      line !== undefined &&
      canLead(lines, index, model) &&
      (style.bold || style.italic) &&
      sameStyle(styleOf(line), style)
    )
      return index
  }
  return start
}

const canLead = (lines: readonly Line[], index: number, model: readonly Line[]): boolean => {
  const line = lines[index]
  return (
    line !== undefined &&
    isHeadLike(line) &&
    !continues(lines, index) &&
    // A heading has the indentation of the first heading.
    model.some(
      ({ left, parts }) =>
        line.left <= left + indentation ||
        parts.some((part) => Math.abs(part.left - line.left) <= indentation),
    )
  )
}

/** Whether a line continues the text of a bullet above it. */
const continues = (lines: readonly Line[], index: number): boolean => {
  const line = lines[index]
  const before = lines[index - 1]
  if (line === undefined || before === undefined || line.startsBlock) return false
  const bullet = lines.slice(0, index).findLast((other) => other.bullet)
  if (
    before.bullet ||
    (bullet !== undefined &&
      Math.abs(before.left - line.left) < sameEdge &&
      lines.indexOf(bullet) > index - mostRowsOfItem &&
      line.left > bullet.left + hangingIndent)
  ) {
    return line.left > (bullet?.left ?? 0) + hangingIndent && !line.bold && line.gap < newParagraph
  }
  return false
}

/** Cuts a heading line into pieces where it changes between bold and plain. */
const piecesOf = (line: Line, row: number): Piece[] =>
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

const mostHeadLinesBelow = 2
const mostCompletingCharacters = 60
const mostTerseLinesBelow = 3
const indentation = 5

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

function entryOf(
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

/** Without dates, an entry begins at each line that is formatted like the first one and follows other text. */
function undatedEntries(lines: readonly Line[]): Entry[] {
  const [model] = lines
  if (model === undefined) return []
  const style = styleOf(model)
  const entries: Entry[] = []
  for (const [index, line] of lines.entries()) {
    const begins =
      index === 0 ||
      (isHeadLike(line) &&
        sameStyle(styleOf(line), style) &&
        (style.bold || style.italic || lines[index - 1]?.bullet === true || line.gap > newParagraph))
    if (begins) entries.push({ dates: undefined, head: piecesOf(line, 0), body: [] })
    else {
      const entry = entries.at(-1)
      if (entry === undefined) continue
      if (entry.body.length === 0 && isHeadLike(line) && entry.head.length < mostUndatedPieces)
        entry.head.push(...piecesOf(line, entry.head.length))
      else entry.body.push(line)
    }
  }
  return entries
}
