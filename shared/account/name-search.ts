import { emailKey } from '#shared/platform/email-key.ts'

/** A single letter would match a large part of all applicants. */
export const minSearchLetters = 2
/** Of a name or an e-mail address. No one types a longer beginning. */
export const maxSearchLetters = 100
/** Of what is searched for; the further words narrow nothing more. */
const maxSearchedWords = 6

const cut = (text: string): string => text.slice(0, maxSearchLetters).toWellFormed().trim()

/** Ignores capitals, Unicode forms and repeated spaces. */
export const searchText = (text: string): string => cut(emailKey(text).replace(/\s+/g, ' '))

const lettersIn = (text: string): string[] => Array.from(text)

export const isLongEnough = (text: string): boolean => lettersIn(text).length >= minSearchLetters

/** The partition of the index in which a text is; undefined for a text that is too short to search for. */
export const beginningOf = (text: string): string | undefined =>
  isLongEnough(text) ? lettersIn(text).slice(0, minSearchLetters).join('') : undefined

const betweenWords = /[\s,;:/|()[\]"“”]+/
/** Of "(.NET)" the word is "net"; "c++" and "node.js" stay as they are. */
const edges = /^[.\-–—'’_&@]+|[.\-–—'’_&@]+$/g

/** The words of a text, without those that are too short. */
const wordsIn = (text: string): string[] =>
  emailKey(text)
    .split(betweenWords)
    .map((word) => cut(word.replace(edges, '')))
    .filter(isLongEnough)

/** Without the country code of Malaysia and the zero in its place, so that each spelling of a number finds it. */
const digitsIn = (phone: string): string => phone.replace(/\D/g, '').replace(/^0*(?:60)?0*/, '')

const phoneLook = /^(?=(?:\D*\d){4})[+()\d\s.\-/]+$/

/** The whole name, and the rest of it from each further word on, so that one can search for several words of it in order. */
function termsOfName(name: string): string[] {
  const words = searchText(name).split(' ')
  return words.map((_, index) => words.slice(index).join(' '))
}

/** The address, and the words before its `@`. Its domain would find thousands. */
const termsOfEmail = (email: string): string[] => {
  const address = searchText(email)
  return [address, ...address.slice(0, Math.max(0, address.lastIndexOf('@'))).split(/[._+-]+/)]
}

/** What candidates are found by. */
export type Searchable = {
  name: string
  email: string
  phone: string
  title: string
  skills: readonly string[]
}

export type SearchField = keyof Searchable

/** The number of terms for each field. All of them, with the rows beside them, are fewer than the hundred steps of a transaction. */
export const maxTerms: Readonly<Record<SearchField, number>> = {
  name: 8,
  email: 4,
  phone: 1,
  title: 6,
  skills: 60,
}

const terms: Readonly<Record<SearchField, (text: string) => string[]>> = {
  name: termsOfName,
  email: termsOfEmail,
  phone: (phone) => [digitsIn(phone)],
  title: wordsIn,
  skills: wordsIn,
}

/** The terms that find a field: a search finds what a term begins with. */
export const termsOf = (field: SearchField, value: Searchable[SearchField]): string[] =>
  [...new Set(terms[field]([value].flat().join('\n')))].filter(isLongEnough).slice(0, maxTerms[field])

export const searchFields = Object.keys(maxTerms) as SearchField[]

/** The words of a search, of which each has to match. A phone number is one word. */
export function searchedWords(text: string): string[] {
  if (phoneLook.test(text.trim())) return [digitsIn(text)].filter(isLongEnough)
  return [...new Set(wordsIn(searchText(text)))].slice(0, maxSearchedWords)
}

/** Whether each word of a search is the beginning of a term of the person. */
export function matchesWords(person: Searchable, words: readonly string[]): boolean {
  const all = searchFields.flatMap((field) => termsOf(field, person[field]))
  return words.every((word) => all.some((term) => term.startsWith(word)))
}
