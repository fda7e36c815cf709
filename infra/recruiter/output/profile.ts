import type { ApplicantProfile } from '#shared/account/profile.ts'

const joined = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between)

const period = (from: string, until: string): string => joined([from, until], ' to ')

type Line = readonly [name: string, value: string]

/** One line for each value; only the first has the name. */
const entries = (name: string, values: readonly string[]): Line[] =>
  values.filter((value) => value !== '').map((value, index) => [index === 0 ? name : '', value])

/** A candidate's profile as lines of a table. */
export function profileLines(profile: ApplicantProfile): Line[] {
  const { phone, title, location, about, skills, experience, education, languages } = profile
  return [
    ['Phone', phone],
    ['Title', title],
    ['Location', location],
    ['About', about],
    ['Skills', skills.join(', ')],
    ...entries(
      'Experience',
      experience.map(({ position, company, start_date, end_date, description }) =>
        joined([joined([position, company, period(start_date, end_date)], ', '), description], ': '),
      ),
    ),
    ...entries(
      'Education',
      typeof education === 'string'
        ? [education]
        : education.map(({ degree, field_of_study, institution, start_date, end_date, gpa }) =>
            joined([degree, field_of_study, institution, period(start_date, end_date), gpa], ', '),
          ),
    ),
    [
      'Languages',
      languages.map(({ language, proficiency }) => joined([language, proficiency], ', ')).join('; '),
    ],
  ]
}
