import type { Line } from '../layout/line.ts'
import type { Dates } from '../words/dates.ts'
import { datesOf, lonePointOf, unclearDatesIn } from './entry-dates.ts'
import { entryOf, piecesOf, type Entry, type Piece } from './entry-heads.ts'
import { indentation, isHeadLike, type Descriptions, type EntryRange } from './lines-below-dates.ts'
import { linesOfEntries } from './lines-of-entries.ts'
import { employerScore, positionScore } from '../words/vocabulary.ts'

type Dated = { line: Line; dates: Dates | undefined; index: number }

const maxHeadLinesAbove = 3
/** In points: rounding of font sizes. */
const sameSize = 0.5
/** In the page's unit: rows of one paragraph begin at the same edge, and the text of an item further right than its bullet. */
const sameEdge = 1.5
const hangingIndent = 2
/** An item of a list has fewer rows than this. */
const maxRowsOfItem = 6
/** In multiples of the font size: rows of one paragraph are closer. */
const newParagraph = 1.75
const maxUndatedPieces = 4

type Style = Pick<Line, 'bold' | 'italic'> & { size: number }
const styleOf = ({ bold, italic, size }: Line): Style => ({ bold, italic, size: Math.round(size * 2) / 2 })
const sameStyle = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) <= sameSize

export type EntryOptions = {
  /** A single date, not only a range, marks an entry. */
  single: boolean
  descriptions: Descriptions
}

/** Cuts a section into entries at its dates: each entry has as many heading lines above its date as the first one. */
export function entriesOf(raw: readonly Line[], options: EntryOptions): Entry[] {
  const lines = linesOfEntries(raw)
  const dated = datedLines(lines, options)
  const anchors = dated.filter(({ dates }) => dates !== undefined).map(({ index }) => index)
  if (anchors.length === 0) return undatedEntries(lines)

  const first = anchors[0] ?? 0
  const second = options.single ? 0 : secondHeadAt(lines, first)
  if (second > 0) return [undatedEntry(lines.slice(0, second)), ...entriesOf(lines.slice(second), options)]
  const above = Math.min(first, maxHeadLinesAbove)
  const model = lines.slice(first - above, first + 1)
  const starts: number[] = []
  let earliest = 0
  for (const [index, anchor] of anchors.entries()) {
    const start = index === 0 ? 0 : startOf(lines, { anchor, earliest, above }, model)
    starts.push(start)
    earliest = anchor + 1
  }
  return starts.flatMap((start, index) => {
    const anchor = anchors[index] ?? start
    const until = starts[index + 1] ?? lines.length
    const undated = options.single ? [] : undatedHeadsIn(lines, { start, anchor, end: until })
    const end = undated[0] ?? until
    return [
      entryOf(lines, { start, anchor, end, dates: dated[anchor]?.dates }, options.descriptions),
      ...undated.map((head, at) => undatedEntry(lines.slice(head, undated[at + 1] ?? until))),
    ]
  })
}

/** The lines with their dates. A single date counts where all do, or where it looks like the ranges of other entries. */
function datedLines(lines: readonly Line[], options: EntryOptions): Dated[] {
  const ranges = lines.map((line) => datesOf(line, false))
  const unclear = unclearDatesIn(lines)
  const clear = lines.filter((_, index) => ranges[index] !== undefined)
  const useSingle = options.single || (clear.length === 0 && unclear.every((dates) => dates === undefined))
  const looksDated = (line: Line): boolean =>
    clear.some(
      (other) => other.parts.length === line.parts.length && sameStyle(styleOf(other), styleOf(line)),
    )
  return lines.map((line, index) => {
    const single = useSingle ? datesOf(line, true) : looksDated(line) ? lonePointOf(line) : undefined
    return { line, index, dates: ranges[index] ?? unclear[index] ?? single }
  })
}

/**
 * Where an entry without dates begins in the description of another: a line in the look of that entry's first line, which
 * names a position or an employer, behind a list.
 */
function undatedHeadsIn(lines: readonly Line[], { start, anchor, end }: EntryRange): number[] {
  const model = lines[start]
  if (model === undefined || model.bullet) return []
  const style = styleOf(model)
  const from = anchor + 2
  return lines.slice(from, end).flatMap((line, place) => {
    const index = from + place
    const isHead =
      lines[index - 1]?.bullet === true &&
      isHeadLike(line) &&
      !continues(lines, index) &&
      sameStyle(styleOf(line), style) &&
      Math.abs(line.left - model.left) <= indentation &&
      !/[:：]$/.test(line.text) &&
      positionScore(line.text) + employerScore(line.text) > 0
    return isHead ? [index] : []
  })
}

/** Where the first dates belong to the second entry, because a list stands between them and the first heading: its index. */
function secondHeadAt(lines: readonly Line[], firstDated: number): number {
  const [heading] = lines
  const after = lines.slice(0, firstDated).findLastIndex(({ bullet }) => bullet) + 1
  const line = lines[after]
  const isHead =
    heading !== undefined &&
    !heading.bullet &&
    isHeadLike(heading) &&
    line !== undefined &&
    isHeadLike(line) &&
    !continues(lines, after) &&
    namesJob(lines.slice(0, maxHeadLinesAbove)) &&
    namesJob(lines.slice(after, firstDated + 1))
  return isHead ? after : 0
}

const namesJob = (lines: readonly Line[]): boolean =>
  lines.some(({ bullet, text }) => !bullet && positionScore(text) + employerScore(text) > 0)

/** What may be dates that were not understood: text with a year, which names neither a position nor an employer. */
const looksLikeDates = ({ text }: Piece): boolean =>
  /(?:19|20)\d{2}/.test(text) && positionScore(text) + employerScore(text) === 0
const datesInBrackets = /\s*\([^()]*(?:19|20)\d{2}[^()]*(?:\([^()]*\)[^()]*)?\)?\s*$/

/** An entry whose dates are missing or not understood. */
function undatedEntry(lines: readonly Line[]): Entry {
  const bulletAt = lines.findIndex(({ bullet }) => bullet)
  const rows = Math.min(bulletAt < 0 ? 1 : bulletAt, maxHeadLinesAbove)
  const head = lines.slice(0, Math.max(1, rows)).flatMap((line, row) => piecesOf(line, row))
  return {
    dates: undefined,
    head: head
      .map((piece) => ({ ...piece, text: piece.text.replace(datesInBrackets, '') }))
      .filter((piece) => piece.text !== '' && !looksLikeDates(piece)),
    body: lines.slice(Math.max(1, rows)),
  }
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
  // "Qualification: …": a line with the label of the first entry's first line begins this entry.
  const label = labelAt(first.text)
  const from = Math.max(earliest, anchor - maxLabelledLinesAbove)
  const labelled =
    label === undefined ? -1 : lines.slice(from, start).findIndex(({ text }) => labelAt(text) === label)
  if (labelled >= 0) return from + labelled
  // A line formatted like the first entry's first line begins this entry.
  const style = styleOf(first)
  for (let index = Math.max(earliest, anchor - maxHeadLinesAbove); index < start; index += 1) {
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

/** In lines: an entry of labelled values has more above its dates. */
const maxLabelledLinesAbove = 5

const labelAt = (text: string): string | undefined =>
  /^(\p{L}[\p{L} ]{1,30}?)\s*[:：]/u.exec(text)?.[1]?.toLowerCase()

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
      lines.indexOf(bullet) > index - maxRowsOfItem &&
      line.left > bullet.left + hangingIndent)
  ) {
    return line.left > (bullet?.left ?? 0) + hangingIndent && !line.bold && line.gap < newParagraph
  }
  return false
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
      if (entry.body.length === 0 && isHeadLike(line) && entry.head.length < maxUndatedPieces)
        entry.head.push(...piecesOf(line, entry.head.length))
      else entry.body.push(line)
    }
  }
  return entries
}
