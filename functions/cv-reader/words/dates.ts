import { dateWords } from './lists/date-words.ts'

/** Dates as they are written in CVs: English and Malay, and the months of French, German, Indonesian and Chinese. */

const { months, now } = dateWords
const year = '(?:19[5-9]\\d|20[0-4]\\d)'
const monthYear = `(?:(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:${months})\\.?(?:\\s*[,'’/-]?\\s*|\\s+of\\s+)(?:${year}|['’"”]?\\d{2}(?!\\d)))`
const numeric = `(?:\\d{1,2}\\s?[/.-]\\s?${year}|${year}\\s?[/.-]\\s?\\d{1,2}(?!\\d)|\\d{1,2}[/.-]\\d{1,2}[/.-]${year})`
const point = `(?:${monthYear}|${numeric}|${year})`
const dash =
  '\\s*(?:-{1,2}|–|—|−|~|→|\\bto\\b|\\bhingga\\b|\\bsehingga\\b|\\buntil\\b|\\btill\\b|\\bke\\b|\\bbis\\b|\\bà\\b|\\bs\\/d\\b|至)\\s*'
// "Jan – Mar 2020": both months have the same year.
const sharedYear = `(?:(?:${months})\\.?${dash}${monthYear})`

const startsWord = '(?<![\\p{L}\\d])'
const endsWord = '(?![\\p{L}\\d])'
const rangePattern = `${startsWord}(?:(${point})${dash}(${point}|${now})|(?:since|from|sejak|mulai|dari)\\s+(${point})(?:${dash}(${point}|${now}))?|(${sharedYear}))${endsWord}`
const pointPattern = `${startsWord}(${point}|${now})${endsWord}`

const range = new RegExp(rangePattern, 'iu')
const single = new RegExp(pointPattern, 'iu')
const open = new RegExp(`${startsWord}(${point})${dash}(?:${months})?\\.?\\s*$`, 'iu')

export type Dates = {
  start: string
  end: string
  /** The position in the text. */
  from: number
  to: number
  /** One date, not a range. */
  single: boolean
  /** "since 2019", which also occurs within a sentence. */
  since: boolean
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The first range of dates in a text. */
export function rangeIn(text: string): Dates | undefined {
  const found = range.exec(text)
  if (found === null) return undefined
  const [all, start, end, since, until, shared] = found
  const position = { from: found.index, to: found.index + all.length, single: false, since: false }
  if (shared !== undefined) {
    const [first = '', second = ''] = shared.split(new RegExp(dash, 'iu')).filter(Boolean)
    const yearOfBoth = new RegExp(year).exec(second)?.[0] ?? ''
    return { start: tidy(`${first} ${yearOfBoth}`), end: tidy(second), ...position }
  }
  if (since !== undefined)
    return { start: tidy(since), end: tidy(until ?? 'Present'), ...position, since: until === undefined }
  return { start: tidy(start ?? ''), end: tidy(end ?? ''), ...position }
}

/** The first date in a text, where there is no range. */
export function pointIn(text: string): Dates | undefined {
  const found = single.exec(text)
  if (found === null) return undefined
  const date = tidy(found[1] ?? '')
  return {
    start: '',
    end: date,
    from: found.index,
    to: found.index + found[0].length,
    single: true,
    since: false,
  }
}

/** Whether a range ends after its dash, so that its end is on the next line. */
export const breaksOff = (text: string): boolean => open.test(text)

const onlyDates = new RegExp(
  `^[\\s(|,•·]*(?:${rangePattern}|${point}|${now}|${point}${dash}(?:${months})?)[\\s)|,.•·]*$`,
  'iu',
)

/** Whether a text is only a date or a range. */
export const isDates = (text: string): boolean =>
  onlyDates.test(text.replace(/\(\s*\d+\s*(?:years?|yrs?|months?|mos?|tahun|bulan)[^)]*\)/i, ''))

const piece = `(?:(?:${months})\\.?|${point}|${now})`
const fragment = new RegExp(
  `^\\s*(?:${piece}(?:${dash}(?:${piece})?)?|[-–—](?:\\s*${piece})?)\\s*,?\\s*$`,
  'iu',
)

/** Whether a text is a piece of a range that wraps in a narrow margin: "Mar", "2019 –", "Present". */
export const isDateFragment = (text: string): boolean => fragment.test(text)
