import {
  andBetween,
  anyYear,
  around,
  betweenBefore,
  dashSign,
  dashesFirst,
  joinedYears,
  lostDash,
  monthBefore,
  monthBehind,
  months,
  now,
  nowAlone,
  onlyDash,
  onlyDashes,
  onlyMonth,
  onlyNow,
  onwardsBehind,
  openBehind,
  openEnds,
  points,
  shortNumeric,
  shortNumericAlone,
  sinceBefore,
  yearAlone,
  yearBehind,
  yearOfTwoDigits,
} from './date-patterns.ts'
import { remembered } from './remembered.ts'

/** One date or a range of dates in a text. */

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
  /** The end is missing or is not a date, and counts as the present. */
  unclear?: true
}

type Point = { text: string; from: number; to: number }

/** Every date has two digits side by side; most lines have none. */
export const pointsIn = remembered((text): readonly Point[] =>
  /\d\d/.test(text)
    ? [...text.matchAll(points)].map(({ 0: found, index }) => ({
        text: found,
        from: index,
        to: index + found.length,
      }))
    : [],
)

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

const present = 'Present'

/** "Aug-21", "Jul '23", "FY19": a year of two digits behind a month is written in full. */
const shortYear = new RegExp(
  `^((?:(?:${around}|\\d{1,2})\\s*)?(?:${months})\\.?)[\\s,.'’”/-]*(\\d{2})$`,
  'iu',
)

const shortFinancialYear = /^F\.?Y\.?\s*['’]?(\d{2})(?=\s?\/|$)/i

const latestShortYear = 49

const fullYear = (digits: string): string => `${Number(digits) > latestShortYear ? '19' : '20'}${digits}`

export const withFullYear = (date: string): string =>
  date
    .replace(shortYear, (_, month: string, digits: string) => `${month} ${fullYear(digits)}`)
    .replace(shortFinancialYear, (_, digits: string) => `FY${fullYear(digits)}`)

const rangeOf = (start: string, end: string, from: number, to: number, since = false): Dates => ({
  start: withFullYear(tidy(start)),
  end: withFullYear(tidy(end)),
  from,
  to,
  single: false,
  since,
})

/** The end of an open range: as written, or "Present" for words such as "date" of "to date". */
const endOf = (text: string): string =>
  onlyNow.test(text.trim()) && !/^(?:saat|masa) (?:ini|kini)$/i.test(text.trim()) ? text : present

const withCentury = (date: string): string =>
  date.replace(/\/\s?(\d{2})$/, (_, digits: string) => `/${fullYear(digits)}`)

const yearOf = (date: string): number => Number(/\d{4}/.exec(date)?.[0])

export const isAfter = (one: string, other: string): boolean => yearOf(one) > yearOf(other)

/** In characters: words before a date that belong to its range. */
const maxCharactersBefore = 24

/** The range that begins with a date, or ends with it where the first month precedes it ("Jan – Mar 2020"). */
function rangeAt(text: string, { text: date, from, to }: Point, next: Point | undefined): Dates | undefined {
  const near = Math.max(0, from - maxCharactersBefore)
  const before = text.slice(near, from)
  const behind = text.slice(to)
  const since = sinceBefore.exec(before)
  const start = since === null ? from : near + since.index
  if (next !== undefined && onlyDashes.test(text.slice(to, next.from)))
    return rangeOf(date, next.text, start, next.to)
  if (next !== undefined) {
    const between = text.slice(to, next.from)
    const isLost =
      lostDash.test(between) &&
      yearAlone.test(date) &&
      yearAlone.test(next.text) &&
      date < next.text &&
      next.to === text.length
    if (isLost || (andBetween.test(between) && betweenBefore.test(before)))
      return rangeOf(date, next.text, isLost ? from : near + before.search(betweenBefore), next.to)
  }
  const open = openBehind.exec(behind)
  if (open !== null) return rangeOf(date, endOf(open[1] ?? ''), start, to + open[0].length)
  const onward = onwardsBehind.exec(behind)
  if (onward !== null) return rangeOf(date, present, start, to + onward[0].length)
  if (since !== null) return rangeOf(date, present, start, to, true)
  const month = monthBefore.exec(before)
  if (month !== null)
    return rangeOf(`${month[1] ?? ''} ${anyYear.exec(date)?.[0] ?? ''}`, date, near + month.index, to)
  const short = yearAlone.test(date) ? yearBehind.exec(behind) : null
  if (short === null) return undefined
  const [all, whole, ...digits] = short
  const last = whole ?? `${date.slice(0, 2)}${digits.find(Boolean) ?? ''}`
  return rangeOf(date, last, from, to + all.length)
}

/** The first range of dates in a text. */
export const rangeIn = remembered((text): Dates | undefined => {
  if (!/\d\d/.test(text)) return undefined
  const joined = /f\.?y/i.test(text) ? joinedYears.exec(text) : null
  if (joined !== null) {
    const [whole, first = '', last = ''] = joined
    const isNext = Number(last.slice(-2)) === (Number(first.slice(-2)) + 1) % 100
    const rest = text.slice(joined.index + whole.length)
    if (isNext && !dashesFirst.test(rest) && !/\d\s*$|(?:[-–—~]|to)\s*$/.test(text.slice(0, joined.index)))
      return rangeOf(`FY${first}`, `FY${last}`, joined.index, joined.index + whole.length)
  }
  const all = pointsIn(text)
  for (const [index, each] of all.entries()) {
    const found = rangeAt(text, each, all[index + 1])
    if (found !== undefined) return found
  }
  const short = text.includes('/') ? shortNumeric.exec(text) : null
  if (short === null) return undefined
  const [whole, first = '', last = ''] = short
  const end = /\d/.test(last) ? withCentury(last) : endOf(last)
  return rangeOf(withCentury(first), end, short.index, short.index + whole.length)
})

/** In words: an unknown end of a range, such as "Continuing" in another language. */
const unknownEnd = new RegExp(
  `^\\s*${dashSign}\\s*(\\p{L}[\\p{L}.’'-]*(?:\\s\\p{L}[\\p{L}.’'-]*){0,2})?(?=\\s*(?:[)\\]|:]|$))`,
  'iu',
)

/**
 * A range whose end is missing or is not a date: "Jan 2019 –", "(2019 - still there)". Any words between "year –" and a bracket or
 * the end of the text are an open end, except those for which `isName` is true.
 */
export function unclearRangeIn(text: string, isName: (words: string) => boolean): Dates | undefined {
  for (const { text: date, from, to } of pointsIn(text)) {
    const found = unknownEnd.exec(text.slice(to))
    const [all = '', words = ''] = found ?? []
    if (found !== null && (words === '' || !isName(words)))
      return { ...rangeOf(date, present, from, to + all.length), unclear: true }
  }
  return undefined
}

/** The first date in a text without a range. */
export function pointIn(text: string): Dates | undefined {
  const [first] = pointsIn(text)
  const word = nowAlone.exec(text)
  const isWord = word !== null && (first === undefined || word.index < first.from)
  const found = isWord ? { text: word[0], from: word.index, to: word.index + word[0].length } : first
  if (found === undefined) return undefined
  return {
    start: '',
    end: withFullYear(tidy(found.text)),
    from: found.from,
    to: found.to,
    single: true,
    since: false,
  }
}

/** Whether a text ends in an open range, so that the end of the range is on the next line. */
export function breaksOff(text: string): boolean {
  const last = pointsIn(text).at(-1)
  return last !== undefined && monthBehind.test(text.slice(last.to))
}

/** In characters: a longer text has more than dates. */
const maxCharactersOfDates = 60
/** In characters: a piece of a range that wraps is shorter. */
const maxCharactersOfFragment = 32
const duration = /\(\s*\d+\s*(?:years?|yrs?|months?|mos?|tahun|bulan)[^)]*\)/i

/** Whether a text is only a date or a range. */
export function isDates(written: string): boolean {
  if (written.length > maxCharactersOfDates) return false
  const text = written.replace(duration, '').replace(/^[\s(|,•·]+|[\s)|,.•·]+$/g, '')
  if (onlyNow.test(text)) return true
  const [first] = pointsIn(text)
  if (first?.from === 0 && (first.to === text.length || monthBehind.test(text.slice(first.to)))) return true
  const found = rangeIn(text)
  return found?.from === 0 && found.to >= text.length
}

const isPiece = (text: string): boolean => onlyMonth.test(text) || onlyNow.test(text) || isLoneDate(text)

const onlyOpenEnd = new RegExp(`^(?:${openEnds}|${now}|${yearOfTwoDigits})$`, 'iu')

/** Whether a text can be the end of a range that began above it, and nothing else: "Continuing", "'21". */
export const isEndOfRange = (text: string): boolean => onlyOpenEnd.test(text.trim())

/** Whether a text is one date, not a range, also in the form "03/19", which is a date at its place alone. */
export function isLoneDate(text: string): boolean {
  const [only] = pointsIn(text.trim())
  return (only?.from === 0 && only.to === text.trim().length) || shortNumericAlone.test(text.trim())
}

/** Whether a text is a piece of a range that wraps in a narrow margin: "Mar", "2019 –", "Present". */
export function isDateFragment(written: string): boolean {
  if (written.length > maxCharactersOfFragment) return false
  const text = written.replace(/,?\s*$/, '').trim()
  const behindDash = /^[-–—]\s*(.*)$/.exec(text)?.[1]
  if (behindDash !== undefined) return behindDash === '' || isPiece(behindDash)
  return (
    isPiece(text) ||
    [...text.matchAll(onlyDash)].some(({ 0: sign, index }) => {
      const last = text.slice(index + sign.length)
      return isPiece(text.slice(0, index)) && (last === '' || isPiece(last))
    })
  )
}
