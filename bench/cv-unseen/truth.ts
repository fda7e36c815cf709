import { truthOf } from '../cv-layouts/truth.ts'
import type { Cv } from './cv.ts'

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
