import { isPlace } from '../words/places.ts'
import { degreeScore, schoolScore } from '../words/vocabulary.ts'

/** Cuts texts of a course of study between degree, subject, school and place. */

export const isDegreeText = (text: string): boolean => degreeScore(text) > 0

export const startsAsDegree = (text: string): boolean =>
  degreeScore(text.split(/\s+/).slice(0, 2).join(' ')) > 0

/** Cuts "University of X, BS in Y" between school and degree; other commas do not cut. */
export function cut(text: string): string[] {
  const [, study = '', place = ''] =
    /^(.+?)\s+(?:(?:from|at|di|dari)\s+|@\s*)(?:the )?(\p{Lu}.+?)(?:\s+(?:in|on|pada))?$/u.exec(text) ?? []
  const isSchool = schoolScore(place) > 0 || / from /.test(text)
  if (degreeScore(study) > 0 && schoolScore(study) === 0 && isSchool) return [study, place]
  // "SMK Bau (SPM)", "Universiti Utara Malaysia in Sains"
  const [, school = '', course = '', subject = ''] = /^(.+?) (?:\((.+)\)|in (\p{Lu}.+))$/u.exec(text) ?? []
  const isCourse = course === '' ? degreeScore(text) === 0 && !isPlace(subject) : isDegreeText(course)
  if (schoolScore(school) > 0 && degreeScore(school) === 0 && isCourse) return [school, course || subject]
  const parts = text.split(/\s*,\s+/)
  if (parts.length === 1) return [text]
  const boundary = parts.findIndex(
    (part, index) =>
      index > 0 &&
      degreeScore(part) > 0 !== degreeScore(parts[0] ?? '') > 0 &&
      (degreeScore(part) > 0 || schoolScore(part) > 0),
  )
  if (boundary < 0) return [text]
  return [parts.slice(0, boundary).join(', '), parts.slice(boundary).join(', ')]
}

/** Behind its first comma, the name of a school has its faculty or its place. */
export const withoutPlaceBehind = (text: string): string =>
  (text.split(/\s*,\s+/)[0] ?? '').replace(/(?<=\p{L}{4})\.$/u, '')
