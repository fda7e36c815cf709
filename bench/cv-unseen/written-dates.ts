import type { Job, Month } from './person-type.ts'

/** How layouts write months and periods. */

const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const malay = ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogos', 'Sept', 'Okt', 'Nov', 'Dis']
const long = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const months = {
  short: ([year, month]: Month): string => `${english[month - 1]} ${year}`,
  long: ([year, month]: Month): string => `${long[month - 1]} ${year}`,
  malay: ([year, month]: Month): string => `${malay[month - 1]} ${year}`,
  slash: ([year, month]: Month): string => `${String(month).padStart(2, '0')}/${year}`,
  dotted: ([year, month]: Month): string => `${String(month).padStart(2, '0')}.${year}`,
  capitals: ([year, month]: Month): string => `${english[month - 1]?.toUpperCase()} ${year}`,
  apostrophe: ([year, month]: Month): string =>
    `${english[month - 1]} '${String(year % 100).padStart(2, '0')}`,
  year: ([year]: Month): string => String(year),
} as const

export const period = (
  { from, to }: Job,
  write: (month: Month) => string,
  { dash = ' – ', now = 'Present' } = {},
): string => `${write(from)}${dash}${to === undefined ? now : write(to)}`
