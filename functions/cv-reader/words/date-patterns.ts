import { dateWords } from './lists/date-words.ts'

/** Patterns of dates in CVs: in English and Malay, with the months of French, German, Indonesian and Chinese. */

export const { months, now, openEnds, onwards, since: sinceWords, around } = dateWords
const year = '(?:19[5-9]\\d|20[0-4]\\d)'
export const yearOfTwoDigits = `['’"”\`]\\d{2}(?!\\d)`
const monthYear = `(?:(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:${months})\\.?(?:\\s*[,'’/-]?\\s*|\\s+of\\s+|\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+)(?:${year}|['’"”]?\\d{2}(?!\\d|(?:st|nd|rd|th)?,?\\s+${year}))|${year}[\\s,]+\\(?(?:${months})(?!\\p{L})\\.?\\)?)`
const numeric = `(?:\\d{1,2}[/.-]\\d{1,2}[/.-]${year}|${year}[/.-]\\d{1,2}[/.-]\\d{1,2}(?!\\d)|\\d{1,2}\\s?[/.-]\\s?${year}|${year}\\s?[/.-]\\s?(?:0?[1-9]|1[0-2])(?!\\d))`
/** "Q1 2019", "2019 Q1", "H2 2019", "1H 2019", "2nd quarter of 2019", "suku kedua 2019". */
const part =
  '(?:Q[1-4]|[1-4]Q|H[12]|[12]H|(?:1st|2nd|3rd|4th|first|second|third|fourth|last)\\s+(?:quarter|half)|suku\\s+(?:tahun\\s+)?(?:pertama|kedua|ketiga|keempat))'
const partOfYear = `(?:${part}\\s*[-,/]?\\s*(?:of\\s+)?(?:FY\\s*)?(?:${year}|${yearOfTwoDigits})|(?:FY\\s*)?${year}\\s*[-,/]?\\s*${part})`
/** "FY2019", "FY 2019/20", "FY19". */
const financialYear = `(?:F\\.?Y\\.?\\s*(?:${year}(?:\\s?/\\s?\\d{2,4})?|['’]?\\d{2}(?:\\s?/\\s?\\d{2})?(?!\\d)))`
const point = `(?:(?:(?:${around})[\\s-]+)?(?:${partOfYear}|${financialYear}|${monthYear}|${numeric}|${year}))`
export const dashSign = '(?:-{1,3}|[‐‑‒–—―−~→»]|\\.{2,3}|…|(?<=\\s)\\/(?=\\s))'
const dashWord =
  '(?:up\\s?to|to|through|thru|hingga|sehingga|sampai(?: dengan)?|until|till|ke|bis|à|s\\/d|s\\.d\\.?|sd)'
const dash = `\\s*(?:${dashSign}|\\b${dashWord}(?!\\p{L})|至)\\s*`
/** "Jan 2019 – to date" has a dash twice. */
const dashes = `(?:${dash}){1,2}`
const startsWord = '(?<![\\p{L}\\d])'
const endsWord = '(?![\\p{L}\\d])'

// Each pattern contains a date once, and the text around it is matched separately: one pattern for whole ranges is thirty times slower.
export const points = new RegExp(`${startsWord}${point}${endsWord}`, 'giu')
export const nowAlone = new RegExp(`${startsWord}(?:${now})${endsWord}`, 'iu')
export const onlyNow = new RegExp(`^(?:${now})$`, 'iu')
export const onlyMonth = new RegExp(`^(?:${months})\\.?$`, 'iu')
export const onlyDashes = new RegExp(`^${dashes}$`, 'iu')
export const onlyDash = new RegExp(dash, 'giu')
export const dashesFirst = new RegExp(`^${dashes}`, 'iu')
export const openBehind = new RegExp(`^${dashes}(${openEnds}|${now})${endsWord}`, 'iu')
export const onwardsBehind = new RegExp(
  `^[\\s,(]*(?:(?:${onwards}|(?<=\\()(?:${now})\\)?)${endsWord}|\\+(?=\\s*[)\\]|,]|\\s*$))`,
  'iu',
)
export const sinceBefore = new RegExp(`${startsWord}(?:${sinceWords})\\s+$`, 'iu')
/** "Jan – Mar 2020": both months have the same year. */
export const monthBefore = new RegExp(`${startsWord}((?:${months})\\.?)${dash}$`, 'iu')
/** "between 2019 and 2021" */
export const betweenBefore = /(?:between|antara)\s+$/iu
export const andBetween = /^\s+(?:and|dan)\s+$/iu
/** Text recognition loses a dash between two years at the end of a line. */
export const lostDash = /^\s{2,}$/
/** "FY20/21", "FY 2019-20": a financial year as the years that it joins. */
export const joinedYears = new RegExp(
  `${startsWord}F\\.?Y\\.?\\s*['’]?(\\d{2}|${year})\\s?[/–-]\\s?['’]?(\\d{2}|${year})${endsWord}`,
  'iu',
)
export const monthBehind = new RegExp(`^${dash}(?:${months})?\\.?\\s*$`, 'iu')
/** "2019 – 21", "2018/19", "2019/2021": a hyphen before a number up to 12 makes a month. */
export const yearBehind = new RegExp(
  `^(?:\\s?/\\s?(${year})|\\s*[–—]\\s*(\\d{2})|\\s?[-/]\\s?(1[3-9]|[2-9]\\d))${endsWord}`,
  'iu',
)
const shortDate = `(?:0?[1-9]|1[0-2])\\s?/\\s?\\d{2}`
export const shortNumericAlone = new RegExp(`^${shortDate}$`)
/** "03/19 - 05/21" */
export const shortNumeric = new RegExp(
  `${startsWord}(${shortDate})${dashes}(${shortDate}|${openEnds}|${now})${endsWord}`,
  'iu',
)
export const yearAlone = new RegExp(`^${year}$`)
export const anyYear = new RegExp(year)
