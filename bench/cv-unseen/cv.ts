import type { Job, Person } from './person-type.ts'
import type { Draw } from './draw.ts'
import type { Form } from './form.ts'
import type { Drawn } from './person.ts'
import { writtenIn, wordings, type Wording, type Written } from './wordings.ts'

export type Dated = Job & { dates: Written; salary: string }

/** Everything that a document shows. */
export type Cv = {
  person: Person
  form: Form
  jobs: readonly Dated[]
  /** The wordings of the dates, by their ids. */
  wordings: readonly string[]
  industry: string
  role: string
  schoolYears: readonly string[]
  referees: readonly string[]
  personal: readonly string[]
}

export type Periods = { open: readonly Wording[]; closed: readonly Wording[] }

const inLanguage = (language: Form['language']): readonly Wording[] =>
  wordings.filter((wording) => wording.language === language)

const usualFamily = { English: 'short', Malay: 'malay', Indonesian: 'indonesian' } as const

/** The wordings that can stand beside one: those of its family, and any others where it has none of a kind. */
export function companions({ family, language }: Pick<Wording, 'family' | 'language'>): Periods {
  const own = wordings.filter((wording) => wording.family === family)
  const of = (isOpen: boolean): readonly Wording[] => {
    const found = own.filter((wording) => wording.isOpen === isOpen)
    return found.length > 0
      ? found
      : inLanguage(language).filter(
          (wording) => wording.isOpen === isOpen && wording.family === usualFamily[language],
        )
  }
  return { open: of(true), closed: of(false) }
}

export const familiesIn = (language: Form['language']): string[] => [
  ...new Set(inLanguage(language).map(({ family }) => family)),
]

const referees = [
  'Dr. Hanim Zainuddin, Regional Director, 03-7722 8841',
  'Mr. Stephen Oyelaran, Former Manager, stephen.o@example.org',
]

export function drawCv(
  { person, region, occupation }: Drawn,
  form: Form,
  { open, closed }: Periods,
  draw: Draw,
): Cv {
  const [going, ended] = [draw.one(open), draw.one(closed)]
  const jobs = person.jobs.map((job) => ({
    ...job,
    dates: (job.to === undefined ? going : ended).write(job.from, job.to ?? writtenIn),
    salary: `${region.salary} ${draw.whole(2, 9)},${draw.whole(1, 9)}00`,
  }))
  const dash = draw.one([' – ', ' - ', '-'])
  const isOneYear = draw.chance(0.25)
  return {
    person,
    form,
    jobs,
    wordings: [...new Set(person.jobs.map((job) => (job.to === undefined ? going : ended).id))],
    industry: occupation.industry,
    role: occupation.role,
    schoolYears: person.schools.map(({ from, to }) => (isOneYear ? String(to) : `${from}${dash}${to}`)),
    referees,
    personal: [
      `Date of Birth: ${draw.whole(1, 28)} May ${draw.whole(1985, 1996)}`,
      `Driving Licence: ${draw.one(['Yes', 'No', 'Class B2 and D'])}`,
      `Marital Status: ${draw.one(['Single', 'Married'])}`,
    ],
  }
}
