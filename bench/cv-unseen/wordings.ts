/** The periods of positions, in the wordings of CVs. */

export type Language = 'English' | 'Malay' | 'Indonesian'
export type Month = readonly [year: number, month: number]

/** A pattern has the fields of `strftime` and some more (`fieldsOf`). */
export type Wording = {
  pattern: string
  language: Language
  /** The precision of its dates. */
  unit: 'month' | 'year'
  /** Whether the position goes on: all fields are its begin. Otherwise the second half of them is its end; one field is one year. */
  isOpen: boolean
}
/** Wordings that can stand in the same CV. */
export type Family = { language: Language; open: readonly Wording[]; closed: readonly Wording[] }

/** Language and unit of each family, its wordings of closed periods and those of open ones. */
const texts = [
  'English month | %B %Y – %B %Y; %B %Y to %B %Y; From %B %Y until %B %Y; %B, %Y - %B, %Y; Between %B %Y and %B %Y | %B %Y to date; %B %Y till date; %B %Y to present; %B %Y until now; %B %Y onwards; Since %B %Y; %B %Y - Continuing; %B %Y – Present day; From %B %Y',
  'English month | %b %Y - %b %Y; %b %Y to %b %Y; %b. %Y – %b. %Y; %b %Y–%b %Y; %b-%Y to %b-%Y; (%b %Y - %b %Y); %b %Y → %b %Y | %b %Y -; %b %Y – Present; %b %Y - Current; %b %Y - Now; %b %Y – Today; %b %Y - Ongoing; %b %Y till now; %b %Y ~ present; %b %Y – …',
  'English month | %b %Y — %b %Y (%L); %B %Y - %B %Y · %L | %b %Y — Present (%L)',
  "English month | %b'%y – %b'%y; %b ’%y to %b ’%y; %b-%y to %b-%y | %b'%y – till date",
  'English month | %^b %Y - %^b %Y | %^b %Y - PRESENT; %^b %Y TILL DATE',
  'English month | %m/%Y-%m/%Y; %m/%Y – %m/%Y; %n/%Y to %n/%Y; %m/%y - %m/%y | %m/%Y - present; %m/%Y –',
  'English month | %Y.%m – %Y.%m; %m.%Y - %m.%Y | %Y.%m – now',
  'English month | %Y-%m to %Y-%m; %Y/%m - %Y/%m | %Y-%m to present',
  'English month | %o %B %Y to %o %B %Y; %d/%m/%Y - %d/%m/%Y; %d %b %Y – %d %b %Y | %o %B %Y to date; w.e.f. %d.%m.%Y',
  'English year | %Y – %Y; %Y-%Y; from %Y to %Y; %Y - %y | %Y onwards; since %Y; %Y – present; %Y –; %Y to date',
  'English year | %q %Y - %q %Y; %h %Y – %h %Y | %q %Y - Present',
  'English year | FY%Y - FY%Y; FY%x | FY%Y - present',
  'English year | Summer %Y; %s %Y – %s %Y | %s %Y – Present',
  'Malay month | %b %Y - %b %Y; %B %Y hingga %B %Y | %B %Y sehingga kini; %B %Y sehingga hari ini; %b %Y hingga sekarang; %b %Y - Sekarang; Sejak %B %Y',
  'Malay year | %Y hingga %Y | %Y - kini',
  'Indonesian month | %B %Y s/d %B %Y; %b %Y – %b %Y | %B %Y - sekarang; %B %Y s/d saat ini; %b %Y sampai sekarang',
  'Indonesian year | %Y s.d. %Y | %Y hingga kini',
]

export const families = texts.map((text): Family => {
  const [kind = '', closed = '', open = ''] = text.split(' | ')
  const [language, unit] = kind.split(' ') as [Language, Wording['unit']]
  const of = (patterns: string, isOpen: boolean): Wording[] =>
    patterns.split('; ').map((pattern) => ({ pattern, language, unit, isOpen }))
  return { language, closed: of(closed, false), open: of(open, true) }
})

/** When the CVs were written: lengths of open periods end here. */
export const writtenIn: Month = [2025, 8]

const named = (names: string): readonly string[] => names.split(' ')
const monthNames = {
  English: named('January February March April May June July August September October November December'),
  Malay: named('Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'),
  Indonesian: named('Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'),
} as const satisfies Record<Language, readonly string[]>
const seasons = named('Spring Summer Autumn Winter')

const two = (number: number): string => String(number % 100).padStart(2, '0')

const fieldsOf = ([year, month]: Month, day: number, language: Language): Record<string, string> => {
  const name = monthNames[language][month - 1] ?? ''
  const short = name === 'Ogos' ? name : name.slice(0, 3)
  return {
    '%Y': String(year),
    '%y': two(year),
    '%x': `${two(year)}/${two(year + 1)}`,
    '%B': name,
    '%b': short,
    '%^b': short.toUpperCase(),
    '%m': two(month),
    '%n': String(month),
    '%d': two(day),
    // Of the first day and the last days of months.
    '%o': `${day}${day % 30 === 1 ? 'st' : 'th'}`,
    '%q': `Q${Math.ceil(month / 3)}`,
    '%h': `H${month <= 6 ? 1 : 2}`,
    '%s': seasons[Math.floor(((month + 9) % 12) / 3)] ?? '',
  }
}

/** "2 yrs 3 mos": both months count. */
function lengthOf(from: Month, to: Month): string {
  const all = (to[0] - from[0]) * 12 + to[1] - from[1] + 1
  const counted = (count: number, unit: string): string[] =>
    count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]
  return [...counted(Math.floor(all / 12), 'yr'), ...counted(all % 12, 'mo')].join(' ')
}

const meaning = ([year, month]: Month, unit: Wording['unit']): string =>
  unit === 'year' ? String(year) : `${year}-${two(month)}`

/** A period as a CV writes it, and what it means: dates of the precision that the wording has. */
export type Written = { text: string; start: string; end: string }

export function written({ pattern, language, unit, isOpen }: Wording, from: Month, to: Month): Written {
  const lastDay = new Date(Date.UTC(to[0], to[1], 0)).getUTCDate()
  const [begin, end] = [fieldsOf(from, 1, language), fieldsOf(to, lastDay, language)]
  const field = /%\^?[a-zA-Z]/g
  const dates = (pattern.match(field) ?? []).filter((name) => name !== '%L').length
  let left = isOpen ? dates : Math.ceil(dates / 2)
  const text = pattern.replaceAll(field, (name) =>
    name === '%L' ? lengthOf(from, isOpen ? writtenIn : to) : ((left-- > 0 ? begin : end)[name] ?? ''),
  )
  const endOfYear = from[0] + (pattern.includes('%x') ? 1 : 0)
  const closed = dates === 1 ? String(endOfYear) : meaning(to, unit)
  return { text, start: meaning(from, unit), end: isOpen ? 'Present' : closed }
}

const join = /(?<= (?:–|-|—|to|hingga|s\/d|s\.d\.)) /

/** "Mar 2019 – May 2021" as two lines; a wording without a sign or word between its dates stays one. */
export function stacked(text: string, hasDash: boolean): string[] {
  const parts = text.split(join)
  if (parts.length !== 2) return [text]
  return hasDash ? parts : parts.map((part, at) => (at === 0 ? part.replace(/ \S+$/, '') : part))
}

/** The wordings of a family for a closed period, or any of its language, that stand on two lines. */
export function stackableIn({ language, closed }: Family): readonly Wording[] {
  const all = families.filter((other) => other.language === language).flatMap((other) => other.closed)
  const isStackable = ({ pattern }: Wording): boolean => stacked(pattern, true).length === 2
  const own = closed.filter(isStackable)
  return own.length > 0 ? own : all.filter(isStackable)
}
