import type { Line } from '../layout/line.ts'
import type { ParsedCv } from '../reading.ts'
import { isDates } from '../words/dates.ts'
import { isPlace } from '../words/places.ts'
import { remembered } from '../words/remembered.ts'
import { wordsOf } from '../words/words-of.ts'
import { withoutContacts } from './contact-details.ts'
import { isProse } from './entry-dates.ts'
import { isLevel } from './languages.ts'
import { hasUnknownHeading, type Section } from './section.ts'
import { isTableHead } from './table-head.ts'

/**
 * Finds the text of a CV that none of its values contains. A value that is missing, or that was cut where its text wraps, is likely to
 * be there, so the values close to it are not sure.
 */

/** Words of one or two letters are in many texts. */
const isTelling = (word: string): boolean => /\p{L}{3}/u.test(word)

const tellingWords = (text: string): string[] => wordsOf(text).filter(isTelling)

/** The share of unread words that makes a line unread. */
const minUnread = 0.5

/** In words: a longer line is text, and a shorter one is a name or the rest of one. */
const maxWordsOfName = 4
const minWordsOfProse = 10
/** In cells: so many texts in a row are a list. */
const minCells = 3
/** In rows: a summary has one short row, its last. */
const minRowsOfList = 3

/** "GPA: 3.9", "Coursework: …": values with a label that no field stores. */
const hasLabel = /^[^:：]{1,30}[:：]/

/** Whether a line can be the rest of a name: of an employer, a school, a subject or a language. */
const canBeName = (line: Line): boolean =>
  !line.bullet &&
  !isProse(line) &&
  line.parts.every(({ text }) => text.split(/\s+/).length <= maxWordsOfName) &&
  !hasLabel.test(line.text) &&
  !isDates(line.text) &&
  !isPlace(line.text) &&
  !isTableHead(line)

/** The words of all values. */
export const wordsIn = (cv: ParsedCv): ReadonlySet<string> => {
  const values = Object.values(cv)
    .flat()
    .map((value) => (typeof value === 'string' ? value : Object.values(value).join(' ')))
  return new Set(wordsOf(values.join(' ')))
}

export type Unread = ReturnType<typeof unreadIn>

export function unreadIn(cv: ParsedCv, sections: readonly Section[]) {
  const read = wordsIn(cv)
  const isUnread = remembered((text) => {
    const words = tellingWords(withoutContacts(text))
    return words.length > 0 && words.filter((word) => !read.has(word)).length >= minUnread * words.length
  })
  const unreadUnder = (is: (section: Section) => boolean): Line[] =>
    sections.filter(is).flatMap(({ lines }) => lines.filter(({ text }) => isUnread(text)))
  /** Whether a text that can be the rest of a name is directly above or below the lines with all words of one of these names. */
  const isBeside = (name: Section['name'], names: readonly string[]): boolean =>
    sections
      .filter((section) => section.name === name)
      .some(({ lines }) =>
        lines.some((line, at) => {
          if (!isUnread(line.text) || !canBeName(line)) return false
          const near = new Set(lines.slice(Math.max(0, at - 1), at + 2).flatMap(({ text }) => wordsOf(text)))
          return names.some((text) => text !== '' && wordsOf(text).every((word) => near.has(word)))
        }),
      )
  const canHoldProse = (section: Section): boolean =>
    section.name === 'other'
      ? hasUnknownHeading(section)
      : section.name !== 'experience' && section.name !== 'education'
  const wordsOfProse = unreadUnder(canHoldProse)
    .map(({ text }) => text.split(/\s+/).length)
    .filter((words) => words > maxWordsOfName)
  const rowsOfSummary = sections.flatMap(({ name, lines }) =>
    name === 'summary' ? lines.filter(canBeName) : [],
  )
  const atHead = unreadUnder(({ name }) => name === 'head' || name === 'contact')
  return {
    isBeside,
    /** Running text outside positions, studies and the sections that are not read. */
    hasProse: wordsOfProse.reduce((sum, words) => sum + words, 0) >= minWordsOfProse,
    /** Short texts under headings that were not understood. */
    hasNames:
      unreadUnder((section) => section.name === 'skills' || hasUnknownHeading(section)).some(
        (line) => canBeName(line) && !isLevel(line.text),
      ) ||
      atHead.some(({ parts }) => parts.length >= minCells) ||
      rowsOfSummary.length >= minRowsOfList,
    /** A level under the heading of the languages. */
    hasLevel: unreadUnder(({ name }) => name === 'languages').some(({ text }) => isLevel(text)),
    /** A short text among the contact details. */
    hasNameAtHead: atHead.some(canBeName),
  }
}
