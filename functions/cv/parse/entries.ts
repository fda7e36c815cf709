import type { Line } from '../extract/layout.ts'
import { isDates, rangeIn, type Dates } from '../words/dates.ts'
import { isPlace } from '../words/places.ts'
import { datesOf, isProse, withDatesAtHeads, withWholeDates } from './entry-dates.ts'

/** One position or one course of study: its heading lines without the dates, and what is said about it. */
export type Entry = { dates: Dates | undefined; head: Piece[]; body: Line[] }

/** A text of a heading, cut where the look or a wide space cuts it. */
export type Piece = { text: string; bold: boolean; italic: boolean; row: number }

type Dated = { line: Line; dates: Dates | undefined; place: number }

const mostHeadLinesAbove = 3

/** A line that could stand in an entry's heading. */
const isHeadLike = (line: Line): boolean => !line.bullet && !isProse(line) && !/^[\p{Ll}]/u.test(line.text)

type Style = Pick<Line, 'bold' | 'italic'> & { size: number }
const styleOf = ({ bold, italic, size }: Line): Style => ({ bold, italic, size: Math.round(size * 2) / 2 })
const sameStyle = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) <= 0.5

export type EntryOptions = {
  /** A lone date dates an entry, too. */
  single: boolean
  /** Little is said about an entry, so what follows its date is its heading rather than a text. */
  terse: boolean
}

/** Cuts a section into entries at its dates: what stands above the first date stands above every other one too. */
export function entriesOf(raw: readonly Line[], options: EntryOptions): Entry[] {
  const lines = withDatesAtHeads(withWholeDates(raw))
  const ranges = lines.map((line) => datesOf(line, false))
  const useSingle = options.single || ranges.every((dates) => dates === undefined)
  const dated: Dated[] = lines.map((line, place) => ({
    line,
    place,
    dates: ranges[place] ?? (useSingle ? datesOf(line, true) : undefined),
  }))
  const anchors = dated.filter(({ dates }) => dates !== undefined).map(({ place }) => place)
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

/** Where an entry begins: as many lines above its date as the first one has, if they can be a heading. */
function startOf(
  lines: readonly Line[],
  { anchor, earliest, above }: { anchor: number; earliest: number; above: number },
  model: readonly Line[],
): number {
  let start = anchor
  while (start > earliest && anchor - start < above && canLead(lines, start - 1, model)) start -= 1
  const [first] = model
  if (above === 0 || first === undefined) return start
  // A line in the look of the first entry's first line begins this one.
  const look = styleOf(first)
  for (let place = Math.max(earliest, anchor - mostHeadLinesAbove); place < start; place += 1) {
    const line = lines[place]
    if (
      line !== undefined &&
      canLead(lines, place, model) &&
      (look.bold || look.italic) &&
      sameStyle(styleOf(line), look)
    )
      return place
  }
  return start
}

const canLead = (lines: readonly Line[], place: number, model: readonly Line[]): boolean => {
  const line = lines[place]
  return (
    line !== undefined &&
    isHeadLike(line) &&
    !continues(lines, place) &&
    // A heading stands where the first one does, and not further in.
    model.some(
      ({ left, parts }) =>
        line.left <= left + indentation ||
        parts.some((part) => Math.abs(part.left - line.left) <= indentation),
    )
  )
}

/** The rest of a bullet's text, indented below it, is no heading. */
const continues = (lines: readonly Line[], place: number): boolean => {
  const line = lines[place]
  const before = lines[place - 1]
  if (line === undefined || before === undefined || line.opens) return false
  const bullet = lines.slice(0, place).findLast((other) => other.bullet)
  if (
    before.bullet ||
    (bullet !== undefined &&
      Math.abs(before.left - line.left) < 1.5 &&
      lines.indexOf(bullet) > place - 6 &&
      line.left > bullet.left + 2)
  ) {
    return line.left > (bullet?.left ?? 0) + 2 && !line.bold && line.gap < 1.75
  }
  return false
}

/** In a heading, bold letters are one thing and plain ones another. */
const piecesOf = (line: Line, row: number): Piece[] =>
  line.parts.flatMap(({ text, segments = [text], bold, italic }) =>
    segments.map((segment) => ({ text: segment, bold, italic, row })),
  )

const withoutDates = (line: Line, dates: Dates): Piece[] => {
  const date = line.text.slice(dates.from, dates.to)
  return line.parts.flatMap(({ text, segments = [text], bold, italic }) => {
    // Where the look changes within the dates, the dates end it.
    const whole = segments.some((segment) => segment.includes(date)) ? segments : [text]
    return whole
      .map((segment) => tidy(segment.replace(date, ' ')))
      .filter((segment) => segment !== '')
      .map((segment) => ({ text: segment, bold, italic, row: 0 }))
  })
}

const duration =
  /\(?\s*\b\d+\+?\s*(?:years?|yrs?|months?|mos?|tahun|bulan)\b(?:\s*,?\s*\d+\s*(?:months?|mos?|bulan))?\s*\)?/gi

const tidy = (text: string): string =>
  text
    .replace(duration, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,|•·:;–—-]+|[\s,|•·:;(–—-]+$/g, '')
    .trim()

const mostHeadLinesBelow = 2
const mostTerseLinesBelow = 3
const indentation = 5

/** A line that begins with its dates and goes on with its text: its left edge is not where the text begins. */
const leadsWithDates = ({ parts }: Line): boolean => {
  const [first, second] = parts
  if (first === undefined) return false
  return second === undefined
    ? rangeIn(first.text)?.from === 0 && !isDates(first.text)
    : isDates(first.text) && rangeIn(first.text) !== undefined
}

/** Where the texts of a section begin, beside a margin for dates. */
const textLeftOf = (lines: readonly Line[]): number | undefined =>
  lines.find((line) => leadsWithDates(line) && line.parts.length > 1)?.parts[1]?.left

/** Further in than every line of the heading: a text below it, whose bullet is drawn and not written. */
function isIndented(line: Line, head: readonly Line[], textLeft: number | undefined): boolean {
  const lefts = head.flatMap((other) =>
    leadsWithDates(other) ? (textLeft === undefined ? [] : [textLeft]) : [other.left],
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
    const beforeBullets = bulleted && body - anchor - 1 < untilBullet && line.text.length <= 80
    const followsAlone = !bulleted && (terse || (!enough && body === anchor + 1)) && line.text.length <= 80
    if (!(styled || beforeBullets || followsAlone)) break
    head.push(...piecesOf(line, body - start))
    body += 1
  }
  // Where it was stands below the dates as often as beside them.
  const place = lines[body]
  if (place !== undefined && body < end && !place.bullet && isPlace(place.text)) body += 1
  return {
    dates,
    head: head.map((piece) => ({ ...piece, text: tidy(piece.text) })).filter(({ text }) => text !== ''),
    body: lines.slice(body, end),
  }
}

/** Without dates, an entry begins where a line looks like the first one, after something that does not. */
function undatedEntries(lines: readonly Line[]): Entry[] {
  const [model] = lines
  if (model === undefined) return []
  const look = styleOf(model)
  const entries: Entry[] = []
  for (const [place, line] of lines.entries()) {
    const begins =
      place === 0 ||
      (isHeadLike(line) &&
        sameStyle(styleOf(line), look) &&
        (look.bold || look.italic || lines[place - 1]?.bullet === true || line.gap > 1.8))
    if (begins) entries.push({ dates: undefined, head: piecesOf(line, 0), body: [] })
    else {
      const entry = entries.at(-1)
      if (entry === undefined) continue
      if (entry.body.length === 0 && isHeadLike(line) && entry.head.length < 4)
        entry.head.push(...piecesOf(line, entry.head.length))
      else entry.body.push(line)
    }
  }
  return entries
}
