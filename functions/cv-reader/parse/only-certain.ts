import type { Certainty, CvCertainty, ParsedCv } from '../reading.ts'

/** Keeps what is sure, and the contact details, which do not depend on the language. */
export function onlyCertain(cv: ParsedCv, certainty: CvCertainty): { cv: ParsedCv; certainty: CvCertainty } {
  const isSure =
    (levels: readonly Certainty[]) =>
    (_: unknown, index: number): boolean =>
      levels[index] === 'sure'
  const isKept = {
    title: certainty.title === 'sure',
    summary: certainty.summary === 'sure',
    skills: certainty.skills === 'sure',
  }
  const sureOnly = (levels: readonly Certainty[]): Certainty[] => levels.filter((level) => level === 'sure')
  return {
    cv: {
      ...cv,
      title: isKept.title ? cv.title : '',
      summary: isKept.summary ? cv.summary : '',
      skills: isKept.skills ? cv.skills : [],
      experience: cv.experience.filter(isSure(certainty.experience)),
      education: cv.education.filter(isSure(certainty.education)),
      languages: cv.languages.filter(isSure(certainty.languages)),
    },
    certainty: {
      ...certainty,
      title: isKept.title ? 'sure' : 'none',
      summary: isKept.summary ? 'sure' : 'none',
      skills: isKept.skills ? 'sure' : 'none',
      experience: sureOnly(certainty.experience),
      education: sureOnly(certainty.education),
      languages: sureOnly(certainty.languages),
    },
  }
}
