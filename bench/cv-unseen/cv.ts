import type { Form } from './form.ts'
import type { Person } from './person.ts'

/** Everything that a document shows. */
export type Cv = { person: Person; form: Form }

/** What a reader should find in the document, in the format of a corpus: nothing that it does not show. */
export const truthOf = ({ person, form: { shows, arrangement } }: Cv) => ({
  name: person.name,
  email: person.email,
  phone: person.phone,
  title: shows.title ? person.title : '',
  location: shows.location ? person.location : '',
  summary: shows.summary ? person.summary : '',
  skills: person.skills,
  experience: person.jobs.map(({ position, company, dates, did }) => ({
    position,
    company,
    start_date: dates.start,
    end_date: dates.end,
    description: shows.duties ? did.join('\n') : '',
  })),
  education: person.schools.map(({ degree, field, school }) => ({
    degree,
    field_of_study: field,
    institution: school,
  })),
  languages: shows.languages
    ? person.languages.map(({ name, level }) => ({ language: name, proficiency: shows.levels ? level : '' }))
    : [],
  // A sentence for each job holds position, employer and dates: whether it is a description too is a matter of taste.
  ...(arrangement === 'sentences' ? { _nodesc: true } : {}),
})
