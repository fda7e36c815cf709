import type { Draw } from './draw.ts'
import type { Form } from './form.ts'
import type { Person } from './person.ts'
import { writtenIn, written, type Wording } from './wordings.ts'

/** Everything that a document shows. */
export type Cv = ReturnType<typeof drawCv>

export function drawCv(person: Person, form: Form, [open, closed]: readonly [Wording, Wording], draw: Draw) {
  const wordings = person.jobs.map((job) => (job.to === undefined ? open : closed))
  const dash = draw.one([' – ', ' - ', '-'])
  const isOneYear = draw.chance(0.25)
  return {
    person,
    form,
    wordings,
    jobs: person.jobs.map((job, at) => ({
      ...job,
      dates: written(wordings[at] ?? closed, job.from, job.to ?? writtenIn),
      salary: `${person.currency} ${draw.whole(2, 9)},${draw.whole(1, 9)}00`,
    })),
    schoolYears: person.schools.map(({ from, to }) => (isOneYear ? String(to) : `${from}${dash}${to}`)),
    personal: [
      `Date of Birth: ${draw.whole(1, 28)} May ${draw.whole(1985, 1996)}`,
      `Driving Licence: ${draw.one(['Yes', 'No', 'Class B2 and D'])}`,
      `Marital Status: ${draw.one(['Single', 'Married'])}`,
    ],
  }
}

/** What a reader should find in the document, in the format of a corpus: nothing that it does not show. */
export function truthOf({ person, form: { shows, arrangement }, jobs }: Cv) {
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    title: shows.title ? person.title : '',
    location: shows.location ? person.location : '',
    summary: shows.summary ? person.summary : '',
    skills: person.skills,
    experience: jobs.map(({ position, company, dates, did }) => ({
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
      ? person.languages.map(({ name, level }) => ({
          language: name,
          proficiency: shows.levels ? level : '',
        }))
      : [],
    // A sentence for each job holds position, employer and dates: whether it is a description too is a matter of taste.
    ...(arrangement === 'sentences' ? { _nodesc: true } : {}),
  }
}
