import { emailKey } from '#shared/platform/email-key.ts'

/** A single letter would match a large part of all applicants. */
export const minSearchLetters = 2
/** Of a name or an e-mail address. No one types a longer beginning. */
export const maxSearchLetters = 100
/** The number of terms for one name. */
export const maxSearchWords = 6

const cut = (text: string): string => text.slice(0, maxSearchLetters).toWellFormed().trim()

/** Ignores capitals, Unicode forms and repeated spaces. */
export const searchText = (text: string): string => cut(emailKey(text).replace(/\s+/g, ' '))

const lettersIn = (text: string): string[] => Array.from(text)

export const isLongEnough = (text: string): boolean => lettersIn(text).length >= minSearchLetters

/** The partition of the index in which a text is; undefined for a text that is too short to search for. */
export const beginningOf = (text: string): string | undefined =>
  isLongEnough(text) ? lettersIn(text).slice(0, minSearchLetters).join('') : undefined

/** Words between the names of a person, with which no search begins. */
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
 * The terms that find a name: the whole of it, and the rest from each further word on. `Nur Izzati binti Ahmad` is also found by
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
