import type { Line } from '../layout/line.ts'
import { pointIn, rangeIn, type Dates } from '../words/dates.ts'
import { positionScore } from '../words/vocabulary.ts'

/** A longer line is a description, and so is a line of more words that ends like a sentence. */
const maxHeadCharacters = 110
const maxWordsOfHead = 6

/** Whether a line is too long, or too much of a sentence, for a heading. */
export const isProse = (line: Line): boolean =>
  line.text.length > maxHeadCharacters ||
  (/[.;]$/.test(line.text) && line.text.split(/\s+/).length > maxWordsOfHead)

/** In characters: a longer line holds dates only by the way. */
const maxCharactersWithDates = 170

/** Finds a date that stands alone or at either end of a line; a year inside a sentence does not count. */
export function datesOf(line: Line, allowSingle: boolean): Dates | undefined {
  if (line.text.length > maxCharactersWithDates) return undefined
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
const maxCharactersBeforeBrackets = 80

/** "Senior Engineer, Acme (2019 - 2021) Leads a team.": whether dates in brackets end a position's heading. */
export const endHeading = ({ text, bullet }: Line, { from, to }: Dates): boolean => {
  const before = text.slice(0, from)
  return (
    !bullet &&
    /^\p{Lu}.*\($/u.test(before) &&
    /^\)\s+\p{Lu}/u.test(text.slice(to)) &&
    before.length <= maxCharactersBeforeBrackets &&
    positionScore(before) > 0
  )
}

/** In words, beside the dates: an item of a list, or a line that ends like a sentence, is one if it is longer. */
const maxWordsBesideDates = 8

const isInSentence = (line: Line, dates: Dates): boolean => {
  const { from, to } = dates
  if (standApart(line, dates) || endHeading(line, dates)) return false
  // "No accident since 2019"; behind a position, a comma or a bracket stands before "since".
  if (dates.since && /[\p{L}\d]\s*$/u.test(line.text.slice(0, from)) && positionScore(line.text) === 0)
    return true
  const rest = `${line.text.slice(0, from)} ${line.text.slice(to)}`.trim()
  if (line.bullet) return rest.split(/\s+/).length > maxWordsBesideDates
  return /[.!?]$/.test(rest) && rest.split(/\s+/).length > maxWordsBesideDates
}
