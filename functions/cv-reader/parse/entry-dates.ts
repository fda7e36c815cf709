import type { Line } from '../layout/line.ts'
import { labelWords } from '../words/lists/label-words.ts'
import { labelOf } from './labelled.ts'
import { isDates, pointIn, rangeIn, unclearRangeIn, type Dates } from '../words/dates.ts'
import { isPlace } from '../words/places.ts'
import { employerScore, hasKind, positionScore } from '../words/vocabulary.ts'

/** A longer line is a description, and so is a line of more words that ends like a sentence. */
const maxHeadCharacters = 110
const maxWordsOfHead = 6

/** Whether a line is too long, or too much of a sentence, for a heading. */
export const isProse = (line: Line): boolean =>
  line.text.length > maxHeadCharacters ||
  (/[.;]$/.test(line.text) &&
    !/(?<!\p{L})(?:bhd|ltd|inc|co|corp|llc|plc|pte|tbk)\.$/iu.test(line.text) &&
    line.text.split(/\s+/).length > maxWordsOfHead)

/** In characters: a longer line is text that mentions dates. */
const maxCharactersWithDates = 170

const partOfJob = labelOf(labelWords.partOfJob)

/** Finds a date that is alone or at either end of a line; a year inside a sentence does not count. */
export function datesOf(line: Line, allowSingle: boolean): Dates | undefined {
  // "Project: Depot renewal (2019 - 2020)" is part of a position.
  if (line.text.length > maxCharactersWithDates || (partOfJob.test(line.text) && /[:：]/.test(line.text)))
    return undefined
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

/** Whether dates are a part or segment of their own by the line's layout or formatting. */
const standApart = (line: Line, { from, to }: Dates): boolean => {
  const dates = line.text.slice(from, to)
  return line.parts.some(({ text, segments = [text] }) =>
    [text, ...segments].some((piece) => piece.trim() === dates),
  )
}

/** In characters: a longer text before the brackets is a sentence. */
const maxCharactersBeforeBrackets = 80

/** "Senior Engineer, Acme (2019 - 2021) Leads a team.": whether dates in brackets end a position's heading. */
const endHeading = ({ text }: Line, { from }: Dates): boolean => {
  const before = text.slice(0, from)
  return /^\p{Lu}.*\($/u.test(before) && before.length <= maxCharactersBeforeBrackets
}

/** In words, beside the dates: a longer item of a list, or a longer line that ends like a sentence, is a sentence. */
const maxWordsBesideDates = 8

const isInSentence = (line: Line, dates: Dates): boolean => {
  const { from, to } = dates
  // "Kolej Yayasan, Melaka. 2015–2017"
  const isBehindStop = /\.\s*$/.test(line.text.slice(0, from)) && /^[\s.]*$/.test(line.text.slice(to))
  if (isBehindStop || standApart(line, dates) || endHeading(line, dates)) return false
  // "No accident since 2019". In a heading, a comma or a bracket precedes "since".
  if (dates.since && /[\p{L}\d]\s*$/u.test(line.text.slice(0, from)) && positionScore(line.text) === 0)
    return true
  const rest = `${line.text.slice(0, from)} ${line.text.slice(to)}`.trim()
  const isLong = rest.split(/[^\p{L}\d]*\s[^\p{L}\d]*/u).length > maxWordsBesideDates
  return isLong && (line.bullet || /[.!?]$/.test(rest))
}

/** Whether words behind "2019 –" are a position, an employer, a school, a degree or a place, and not an open end. */
const isName = (words: string): boolean => hasKind(words) || isPlace(words)

/**
 * A range whose end is missing or is not a date. It has to be separate from other text: in a part of its own, in brackets, at the end
 * of a heading, or alone in its line.
 */
export function unclearDatesOf(line: Line): Dates | undefined {
  const isSentence = line.bullet && positionScore(line.text) === 0
  if (isSentence || line.text.length > maxHeadCharacters) return undefined
  const unclear = unclearRangeIn(line.text, isName)
  if (unclear === undefined) return undefined
  const before = line.text.slice(0, unclear.from).trim()
  const isApart = before === '' || /[(|,[–—-]$/.test(before) || standApart(line, unclear)
  return isApart ? unclear : undefined
}

/** A date that is separate from other text: in a part of its own, in brackets at the end, or alone in its line. */
export function lonePointOf(line: Line): Dates | undefined {
  if (line.bullet || isProse(line)) return undefined
  const point = datesOf(line, true)
  if (point?.single !== true) return undefined
  const isPart = line.parts.some(({ text }) => isDates(text))
  const before = line.text.slice(0, point.from).trim()
  const isSetApart = /[([|•·,–—-]$/.test(before) && positionScore(before) + employerScore(before) > 0
  const beginsRow = before === '' && /^\s*[|•·,–—]/.test(line.text.slice(point.to))
  return isPart || isSetApart || beginsRow ? point : undefined
}
