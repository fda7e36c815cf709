import type { Cv } from './cv.ts'
import type { Month, Person } from './person-type.ts'

/** What a layout leaves out of a person's content. */
export type Omitted = {
  title?: true
  summary?: true
  languages?: true
  levels?: true
  descriptions?: true
  location?: true
}

const date = ([year, month]: Month): string => `${year}-${String(month).padStart(2, '0')}`

/** What a reader should find in a CV that leaves these parts out, in the format of a corpus. */
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
    start_date: date(from),
    end_date: to === undefined ? 'Present' : date(to),
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

/** What a person reads from the document: nothing that it does not show. */
export function shownTruth({ person, form, jobs }: Cv) {
  const { title, summary, languages, levels, duties, location } = form.shows
  const whole = truthOf(person, {
    ...(title ? {} : { title: true }),
    ...(summary ? {} : { summary: true }),
    ...(languages ? {} : { languages: true }),
    ...(levels ? {} : { levels: true }),
    ...(duties ? {} : { descriptions: true }),
    ...(location ? {} : { location: true }),
  })
  return {
    ...whole,
    experience: whole.experience.map((job, index) => ({
      ...job,
      start_date: jobs[index]?.dates.start ?? '',
      end_date: jobs[index]?.dates.end ?? '',
    })),
    // A sentence for each job holds position, employer and dates: whether it is a description too is a matter of taste.
    ...(form.arrangement === 'sentences' ? { _nodesc: true } : {}),
  }
}
