import type { Certainty, CvCertainty, ParsedCv } from '../reading.ts'

/** Keeps what is sure, and the contact details, which do not depend on the language. */
export function onlyCertain(cv: ParsedCv, certainty: CvCertainty): { cv: ParsedCv; certainty: CvCertainty } {
  const sureIn = <Entry>(entries: readonly Entry[], levels: readonly Certainty[]): Entry[] =>
    entries.filter((_, index) => levels[index] === 'sure')
  const ifSure = <Value>(field: 'title' | 'summary' | 'skills', value: Value, empty: Value): Value =>
    certainty[field] === 'sure' ? value : empty
  const levelOf = (field: 'title' | 'summary' | 'skills'): Certainty =>
    ifSure<Certainty>(field, 'sure', 'none')
  const { experience, education, languages } = certainty
  return {
    cv: {
      ...cv,
      title: ifSure('title', cv.title, ''),
      summary: ifSure('summary', cv.summary, ''),
      skills: ifSure('skills', cv.skills, []),
      experience: sureIn(cv.experience, experience),
      education: sureIn(cv.education, education),
      languages: sureIn(cv.languages, languages),
    },
    certainty: {
      ...certainty,
      title: levelOf('title'),
      summary: levelOf('summary'),
      skills: levelOf('skills'),
      experience: sureIn(experience, experience),
      education: sureIn(education, education),
      languages: sureIn(languages, languages),
    },
  }
}
