/** What a made CV says. Everybody here is invented. */
export type Person = {
  name: string
  title: string
  email: string
  phone: string
  location: string
  summary: string
  skills: readonly string[]
  jobs: readonly Job[]
  schools: readonly School[]
  languages: readonly (readonly [language: string, proficiency: string])[]
}

/** A month as year and number; the end of a position that goes on is missing. */
export type Month = readonly [year: number, month: number]

export type Job = {
  position: string
  company: string
  place: string
  from: Month
  to?: Month
  did: readonly string[]
}

export type School = {
  degree: string
  field: string
  school: string
  place: string
  from: number
  to: number
}

/** What a layout leaves out of a person's content. */
export type Omitted = {
  title?: true
  summary?: true
  languages?: true
  levels?: true
  descriptions?: true
  location?: true
  months?: true
}

const date = ([year, month]: Month, omitted: Omitted): string =>
  omitted.months === true ? String(year) : `${year}-${String(month).padStart(2, '0')}`

/** The content in the form of a corpus: what a reader should find in a CV that leaves these parts out. */
export const truthOf = (person: Person, omitted: Omitted) => ({
  name: person.name,
  email: person.email,
  phone: person.phone,
  title: omitted.title === true ? '' : person.title,
  location: omitted.location === true ? '' : person.location,
  summary: omitted.summary === true ? '' : person.summary,
  skills: person.skills,
  experience: person.jobs.map(({ position, company, from, to, did }) => ({
    position,
    company,
    start_date: date(from, omitted),
    end_date: to === undefined ? 'Present' : date(to, omitted),
    description: omitted.descriptions === true ? '' : did.join('\n'),
  })),
  education: person.schools.map(({ degree, field, school }) => ({
    degree,
    field_of_study: field,
    institution: school,
  })),
  languages:
    omitted.languages === true
      ? []
      : person.languages.map(([language, proficiency]) => ({
          language,
          proficiency: omitted.levels === true ? '' : proficiency,
        })),
})

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

/** How a layout writes a month. */
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
