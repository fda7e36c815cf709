import { kindWords } from './lists/kind-words.ts'

/** Counts the words of a text that identify a position, an employer, a school or a degree. */

const words = (text: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${text.replace(/\s*\n\s*/g, '')})(?!\\p{L})`, 'giu')

const position = words(kindWords.position)

const employer = words(kindWords.employer)

const school = words(kindWords.school)

const degree = words(kindWords.degree)

const count = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].length

export const positionScore = (text: string): number => count(position, text)
export const employerScore = (text: string): number => count(employer, text)
export const schoolScore = (text: string): number => count(school, text)
export const degreeScore = (text: string): number => count(degree, text)

const onlyEmployer = new RegExp(
  `^(?:(?:${kindWords.employer.replace(/\s*\n\s*/g, '')}|&|and|dan)[\\s.,]*)+$`,
  'iu',
)

/** "AGENCY INC", "Hotels": the rest of an employer's name, without what tells it from others. */
export const isOnlyEmployerWords = (text: string): boolean => onlyEmployer.test(text)
