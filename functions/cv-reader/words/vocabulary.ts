import { kindWords } from './lists/kind-words.ts'
import { remembered } from './remembered.ts'

/** Counts the words of a text that identify a position, an employer, a school or a degree. */

const words = (text: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${text.replace(/\s*\n\s*/g, '')})(?!\\p{L})`, 'giu')

const position = words(kindWords.position)

const employer = words(kindWords.employer)

const school = words(kindWords.school)

const degree = words(kindWords.degree)

const count = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].length

export const positionScore = remembered((text) => count(position, text))
export const employerScore = remembered((text) => count(employer, text))
export const schoolScore = remembered((text) => count(school, text))
export const degreeScore = remembered((text) => count(degree, text))

/** Whether a text has a word of a position, an employer, a school or a degree. */
export const hasKind = (text: string): boolean =>
  positionScore(text) + employerScore(text) + schoolScore(text) + degreeScore(text) > 0

const onlyEmployer = new RegExp(
  `^(?:(?:${kindWords.employer.replace(/\s*\n\s*/g, '')}|&|and|dan)[\\s.,]*)+$`,
  'iu',
)

/** "AGENCY INC", "Hotels": only generic words, so the distinctive part of the employer's name is missing. */
export const isOnlyEmployerWords = (text: string): boolean => onlyEmployer.test(text)
