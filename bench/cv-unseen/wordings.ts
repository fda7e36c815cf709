import type { Month } from './person-type.ts'
import { lastDay, lengthOf, spelt, type Spelt } from './month-names.ts'

/** A period as a CV writes it, and what it means: dates of the precision that the wording has. */
export type Written = { text: string; start: string; end: string }
export type Language = 'English' | 'Malay' | 'Indonesian'

export type Wording = {
  id: string
  /** Wordings of a family can stand in the same CV. */
  family: string
  language: Language
  /** Whether the position goes on. */
  isOpen: boolean
  write: (from: Month, to: Month) => Written
}

/** When the CVs were written: lengths of open periods end here. */
export const writtenIn: Month = [2025, 8]

type Unit = 'month' | 'year'
type Both = (from: Spelt, to: Spelt, length: string) => string

const meaning = ([year, month]: Month, unit: Unit): string =>
  unit === 'year' ? String(year) : `${year}-${String(month).padStart(2, '0')}`

const wording =
  (isOpen: boolean) =>
  (family: string, unit: Unit, id: string, text: Both, language: Language = 'English'): Wording => ({
    id,
    family,
    language,
    isOpen,
    write: (from, to) => ({
      text: text(spelt(from, 1), spelt(to, lastDay(to)), lengthOf(from, isOpen ? writtenIn : to)),
      start: meaning(from, unit),
      end: isOpen ? 'Present' : meaning(to, unit),
    }),
  })
const closed = wording(false)
const open = wording(true)

/** A wording of one year that is begin and end: the month of the end does not count. */
const within = (family: string, id: string, text: (from: Spelt) => string, years: 0 | 1): Wording => ({
  id,
  family,
  language: 'English',
  isOpen: false,
  write: (from) => ({ text: text(spelt(from, 1)), start: String(from[0]), end: String(from[0] + years) }),
})

const english: readonly Wording[] = [
  closed('long', 'month', 'long-dash', (f, t) => `${f.long} ${f.year} – ${t.long} ${t.year}`),
  closed('long', 'month', 'long-to', (f, t) => `${f.long} ${f.year} to ${t.long} ${t.year}`),
  closed('long', 'month', 'from-long-until', (f, t) => `From ${f.long} ${f.year} until ${t.long} ${t.year}`),
  closed('long', 'month', 'long-comma', (f, t) => `${f.long}, ${f.year} - ${t.long}, ${t.year}`),
  closed('long', 'month', 'between-long', (f, t) => `Between ${f.long} ${f.year} and ${t.long} ${t.year}`),
  open('long', 'month', 'long-to-date', (f) => `${f.long} ${f.year} to date`),
  open('long', 'month', 'long-till-date', (f) => `${f.long} ${f.year} till date`),
  open('long', 'month', 'long-to-present', (f) => `${f.long} ${f.year} to present`),
  open('long', 'month', 'long-until-now', (f) => `${f.long} ${f.year} until now`),
  open('long', 'month', 'long-onwards', (f) => `${f.long} ${f.year} onwards`),
  open('long', 'month', 'since-long', (f) => `Since ${f.long} ${f.year}`),
  open('long', 'month', 'long-continuing', (f) => `${f.long} ${f.year} - Continuing`),
  open('long', 'month', 'long-present-day', (f) => `${f.long} ${f.year} – Present day`),
  open('long', 'month', 'from-long', (f) => `From ${f.long} ${f.year}`),
  closed('short', 'month', 'short-dash', (f, t) => `${f.short} ${f.year} - ${t.short} ${t.year}`),
  closed('short', 'month', 'short-to', (f, t) => `${f.short} ${f.year} to ${t.short} ${t.year}`),
  closed('short', 'month', 'short-dot', (f, t) => `${f.short}. ${f.year} – ${t.short}. ${t.year}`),
  closed('short', 'month', 'short-tight', (f, t) => `${f.short} ${f.year}–${t.short} ${t.year}`),
  closed('short', 'month', 'short-hyphens', (f, t) => `${f.short}-${f.year} to ${t.short}-${t.year}`),
  closed('short', 'month', 'short-brackets', (f, t) => `(${f.short} ${f.year} - ${t.short} ${t.year})`),
  closed('short', 'month', 'short-arrow', (f, t) => `${f.short} ${f.year} → ${t.short} ${t.year}`),
  open('short', 'month', 'short-nothing', (f) => `${f.short} ${f.year} -`),
  open('short', 'month', 'short-present', (f) => `${f.short} ${f.year} – Present`),
  open('short', 'month', 'short-current', (f) => `${f.short} ${f.year} - Current`),
  open('short', 'month', 'short-now', (f) => `${f.short} ${f.year} - Now`),
  open('short', 'month', 'short-today', (f) => `${f.short} ${f.year} – Today`),
  open('short', 'month', 'short-ongoing', (f) => `${f.short} ${f.year} - Ongoing`),
  open('short', 'month', 'short-till-now', (f) => `${f.short} ${f.year} till now`),
  open('short', 'month', 'short-tilde', (f) => `${f.short} ${f.year} ~ present`),
  open('short', 'month', 'short-dots', (f) => `${f.short} ${f.year} – …`),
  closed(
    'length',
    'month',
    'short-length',
    (f, t, l) => `${f.short} ${f.year} — ${t.short} ${t.year} (${l})`,
  ),
  closed('length', 'month', 'long-length', (f, t, l) => `${f.long} ${f.year} - ${t.long} ${t.year} · ${l}`),
  open('length', 'month', 'short-present-length', (f, _, l) => `${f.short} ${f.year} — Present (${l})`),
  closed('apostrophe', 'month', 'apostrophe', (f, t) => `${f.short}'${f.yy} – ${t.short}'${t.yy}`),
  closed('apostrophe', 'month', 'apostrophe-curly', (f, t) => `${f.short} ’${f.yy} to ${t.short} ’${t.yy}`),
  closed('apostrophe', 'month', 'short-hyphen-yy', (f, t) => `${f.short}-${f.yy} to ${t.short}-${t.yy}`),
  open('apostrophe', 'month', 'apostrophe-date', (f) => `${f.short}'${f.yy} – till date`),
  closed('capitals', 'month', 'capitals', (f, t) => `${f.capitals} ${f.year} - ${t.capitals} ${t.year}`),
  open('capitals', 'month', 'capitals-present', (f) => `${f.capitals} ${f.year} - PRESENT`),
  open('capitals', 'month', 'capitals-till-date', (f) => `${f.capitals} ${f.year} TILL DATE`),
  closed('slash', 'month', 'slash-tight', (f, t) => `${f.month}/${f.year}-${t.month}/${t.year}`),
  closed('slash', 'month', 'slash', (f, t) => `${f.month}/${f.year} – ${t.month}/${t.year}`),
  closed('slash', 'month', 'slash-bare', (f, t) => `${f.bare}/${f.year} to ${t.bare}/${t.year}`),
  closed('slash', 'month', 'slash-yy', (f, t) => `${f.month}/${f.yy} - ${t.month}/${t.yy}`),
  open('slash', 'month', 'slash-present', (f) => `${f.month}/${f.year} - present`),
  open('slash', 'month', 'slash-nothing', (f) => `${f.month}/${f.year} –`),
  closed('dotted', 'month', 'year-dot-month', (f, t) => `${f.year}.${f.month} – ${t.year}.${t.month}`),
  closed('dotted', 'month', 'month-dot-year', (f, t) => `${f.month}.${f.year} - ${t.month}.${t.year}`),
  open('dotted', 'month', 'year-dot-month-now', (f) => `${f.year}.${f.month} – now`),
  closed('iso', 'month', 'iso', (f, t) => `${f.year}-${f.month} to ${t.year}-${t.month}`),
  closed('iso', 'month', 'year-slash-month', (f, t) => `${f.year}/${f.month} - ${t.year}/${t.month}`),
  open('iso', 'month', 'iso-present', (f) => `${f.year}-${f.month} to present`),
  closed(
    'day',
    'month',
    'ordinal-long',
    (f, t) => `${f.ordinal} ${f.long} ${f.year} to ${t.ordinal} ${t.long} ${t.year}`,
  ),
  closed(
    'day',
    'month',
    'day-slash',
    (f, t) => `${f.day}/${f.month}/${f.year} - ${t.day}/${t.month}/${t.year}`,
  ),
  closed(
    'day',
    'month',
    'day-short',
    (f, t) => `${f.day} ${f.short} ${f.year} – ${t.day} ${t.short} ${t.year}`,
  ),
  open('day', 'month', 'ordinal-to-date', (f) => `${f.ordinal} ${f.long} ${f.year} to date`),
  open('day', 'month', 'with-effect', (f) => `w.e.f. ${f.day}.${f.month}.${f.year}`),
  closed('year', 'year', 'years', (f, t) => `${f.year} – ${t.year}`),
  closed('year', 'year', 'years-tight', (f, t) => `${f.year}-${t.year}`),
  closed('year', 'year', 'years-from-to', (f, t) => `from ${f.year} to ${t.year}`),
  closed('year', 'year', 'years-short-end', (f, t) => `${f.year} - ${t.yy}`),
  open('year', 'year', 'year-onwards', (f) => `${f.year} onwards`),
  open('year', 'year', 'since-year', (f) => `since ${f.year}`),
  open('year', 'year', 'year-present', (f) => `${f.year} – present`),
  open('year', 'year', 'year-nothing', (f) => `${f.year} –`),
  open('year', 'year', 'year-to-date', (f) => `${f.year} to date`),
  closed('quarter', 'year', 'quarters', (f, t) => `${f.quarter} ${f.year} - ${t.quarter} ${t.year}`),
  closed('quarter', 'year', 'halves', (f, t) => `${f.half} ${f.year} – ${t.half} ${t.year}`),
  open('quarter', 'year', 'quarter-present', (f) => `${f.quarter} ${f.year} - Present`),
  closed('fiscal', 'year', 'fiscal-years', (f, t) => `FY${f.year} - FY${t.year}`),
  within('fiscal', 'fiscal-pair', (f) => `FY${f.yy}/${String((f.year + 1) % 100).padStart(2, '0')}`, 1),
  open('fiscal', 'year', 'fiscal-present', (f) => `FY${f.year} - present`),
  within('season', 'season', (f) => `Summer ${f.year}`, 0),
  closed('season', 'year', 'seasons', (f, t) => `${f.season} ${f.year} – ${t.season} ${t.year}`),
  open('season', 'year', 'season-present', (f) => `${f.season} ${f.year} – Present`),
]

const malay: readonly Wording[] = [
  closed(
    'malay',
    'month',
    'malay-short',
    (f, t) => `${f.malayShort} ${f.year} - ${t.malayShort} ${t.year}`,
    'Malay',
  ),
  closed(
    'malay',
    'month',
    'malay-hingga',
    (f, t) => `${f.malay} ${f.year} hingga ${t.malay} ${t.year}`,
    'Malay',
  ),
  open('malay', 'month', 'malay-kini', (f) => `${f.malay} ${f.year} sehingga kini`, 'Malay'),
  open('malay', 'month', 'malay-hari-ini', (f) => `${f.malay} ${f.year} sehingga hari ini`, 'Malay'),
  open(
    'malay',
    'month',
    'malay-hingga-sekarang',
    (f) => `${f.malayShort} ${f.year} hingga sekarang`,
    'Malay',
  ),
  open('malay', 'month', 'malay-sekarang', (f) => `${f.malayShort} ${f.year} - Sekarang`, 'Malay'),
  open('malay', 'month', 'malay-sejak', (f) => `Sejak ${f.malay} ${f.year}`, 'Malay'),
  closed('malay-year', 'year', 'malay-years', (f, t) => `${f.year} hingga ${t.year}`, 'Malay'),
  open('malay-year', 'year', 'malay-year-kini', (f) => `${f.year} - kini`, 'Malay'),
]

const indonesian: readonly Wording[] = [
  closed(
    'indonesian',
    'month',
    'indonesian-sd',
    (f, t) => `${f.indonesian} ${f.year} s/d ${t.indonesian} ${t.year}`,
    'Indonesian',
  ),
  closed(
    'indonesian',
    'month',
    'indonesian-short',
    (f, t) => `${f.indonesianShort} ${f.year} – ${t.indonesianShort} ${t.year}`,
    'Indonesian',
  ),
  open(
    'indonesian',
    'month',
    'indonesian-sekarang',
    (f) => `${f.indonesian} ${f.year} - sekarang`,
    'Indonesian',
  ),
  open(
    'indonesian',
    'month',
    'indonesian-saat-ini',
    (f) => `${f.indonesian} ${f.year} s/d saat ini`,
    'Indonesian',
  ),
  open(
    'indonesian',
    'month',
    'indonesian-sampai',
    (f) => `${f.indonesianShort} ${f.year} sampai sekarang`,
    'Indonesian',
  ),
  closed('indonesian-year', 'year', 'indonesian-years', (f, t) => `${f.year} s.d. ${t.year}`, 'Indonesian'),
  open('indonesian-year', 'year', 'indonesian-year-kini', (f) => `${f.year} hingga kini`, 'Indonesian'),
]

export const wordings: readonly Wording[] = [...english, ...malay, ...indonesian]
