import type { Month } from './person-type.ts'

const named = (names: string): readonly string[] => names.split(' ')

const english = named('January February March April May June July August September October November December')
const malay = named('Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember')
const malayShort = named('Jan Feb Mac Apr Mei Jun Jul Ogos Sept Okt Nov Dis')
const indonesian = named(
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
)
const indonesianShort = named('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des')
const seasons = named('Spring Summer Autumn Winter')

const two = (number: number): string => String(number % 100).padStart(2, '0')
const ordinal = (day: number): string => {
  const last = day % 10
  if (day >= 11 && day <= 13) return `${day}th`
  return `${day}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`
}

/** A month in the spellings that CVs use. */
export type Spelt = ReturnType<typeof spelt>

export function spelt([year, month]: Month, day: number) {
  const name = (names: readonly string[]): string => names[month - 1] ?? ''
  return {
    year,
    yy: two(year),
    month: two(month),
    bare: String(month),
    day: two(day),
    ordinal: ordinal(day),
    long: name(english),
    short: name(english).slice(0, 3),
    capitals: name(english).slice(0, 3).toUpperCase(),
    malay: name(malay),
    malayShort: name(malayShort),
    indonesian: name(indonesian),
    indonesianShort: name(indonesianShort),
    quarter: `Q${Math.ceil(month / 3)}`,
    half: `H${month <= 6 ? 1 : 2}`,
    season: seasons[Math.floor(((month + 9) % 12) / 3)] ?? '',
  }
}

/** Its last day, for the end of a period. */
export const lastDay = ([year, month]: Month): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** "2 yrs 3 mos": both months count. */
export function lengthOf(from: Month, to: Month): string {
  const all = (to[0] - from[0]) * 12 + to[1] - from[1] + 1
  const [years, months] = [Math.floor(all / 12), all % 12]
  const counted = (count: number, unit: string): string[] =>
    count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]
  return [...counted(years, 'yr'), ...counted(months, 'mo')].join(' ')
}
