import { emailKey } from './email-key.ts'

/** A shorter beginning finds half of everybody. */
export const minSearchLetters = 2
/** Of a name or an address: no beginning that a person types is longer. */
export const maxSearchLetters = 100
/** Words of a name by which it is found. */
export const maxSearchWords = 6

const cut = (text: string): string => text.slice(0, maxSearchLetters).toWellFormed().trim()

/** Two spellings that people read as one are one: `emailKey`, with one space between words. */
export const searchText = (text: string): string => cut(emailKey(text).replace(/\s+/g, ' '))

const lettersIn = (text: string): string[] => Array.from(text)

export const isLongEnough = (text: string): boolean => lettersIn(text).length >= minSearchLetters

/** The partition of an index by beginnings that has a text; undefined for one that nobody can look for. */
export const beginningOf = (text: string): string | undefined =>
  isLongEnough(text) ? lettersIn(text).slice(0, minSearchLetters).join('') : undefined

/** Between the names of a person stands what nobody begins with: `bin`, `a/l`, `@`. */
const connecting = new Set([
  'bin',
  'binti',
  'bt',
  'bte',
  'b.',
  'bt.',
  'a/l',
  'a/p',
  's/o',
  'd/o',
  'anak',
  '@',
])

/**
 * What a name is found by: the whole of it, and the rest from each further word on. `Nur Izzati binti Ahmad`: also
 * `izzati binti ahmad` and `ahmad`.
 */
export function termsOf(name: string): string[] {
  const whole = searchText(name)
  const words = whole.split(' ')
  const rests = words.flatMap((word, index) =>
    index > 0 && !connecting.has(word) ? [words.slice(index).join(' ')] : [],
  )
  const further = rests.filter((rest) => isLongEnough(rest) && rest !== whole)
  return [...(isLongEnough(whole) ? [whole] : []), ...new Set(further)].slice(0, maxSearchWords)
}
