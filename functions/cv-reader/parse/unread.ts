import type { Line } from '../layout/line.ts'
import type { ParsedCv } from '../reading.ts'
import { isDates, pointsIn } from '../words/dates.ts'
import { sectionNamed } from '../words/headings.ts'
import { isPlace, isPlaceName } from '../words/places.ts'
import { remembered } from '../words/remembered.ts'
import { wordsOf } from '../words/words-of.ts'
import { withoutContacts } from './contact-details.ts'
import { gradeOnly } from './degree-and-field.ts'
import { isProse } from './entry-dates.ts'
import { isLabel } from './form.ts'
import { isLevel } from './languages.ts'
import { sameStyle, styleOf } from './line-style.ts'
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
  !gradeOnly.test(line.text) &&
  !isPlace(line.text) &&
  !isTableHead(line)

/** "Jun 2022 · Austin" */
const isPlaceWithDates = (text: string): boolean => {
  const bare = pointsIn(text).reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
  return isPlace(bare.replace(/[^\p{L}\d,.' ]+/gu, ' ').trim())
}

/** "Highlights" and "Graduation 2019" have a label, "Apprenticeship." is a sentence. */
const looksLikeName = (text: string): boolean =>
  /^\p{Lu}.*[^.]$/u.test(text) &&
  !isPlaceWithDates(text) &&
  !/^graduat/i.test(text) &&
  !isLabel(text) &&
  sectionNamed(text) === undefined

/** "Bradford College, Bradford" names the school of an entry and its place: nothing is left of it. */
function withoutEmployer(text: string, employers: readonly string[]): string {
  const employer = employers.find((name) => /\s/.test(name) && text.includes(name))
  if (employer === undefined) return text
  const words = new Set(wordsOf(employer))
  const rest = text.replace(employer, ' ').split(/[^\p{L}\d]+/u)
  return rest.filter((word) => word !== '' && !words.has(word.toLowerCase())).join(' ')
}

const isMostly = (isLost: (word: string) => boolean): ((text: string) => boolean) =>
  remembered((text) => {
    const words = tellingWords(withoutContacts(text))
    return words.length > 0 && words.filter(isLost).length >= minUnread * words.length
  })

const countsOf = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))

export type Unread = ReturnType<typeof unreadIn>

const wordsOfField = (field: string | readonly (string | object)[]): string[] =>
  [field]
    .flat()
    .flatMap((value) => wordsOf(typeof value === 'string' ? value : Object.values(value).join(' ')))

/** The words of all values. */
export const wordsIn = (cv: ParsedCv): ReadonlySet<string> => new Set(Object.values(cv).flatMap(wordsOfField))

type WithEntries = 'experience' | 'education' | 'languages'

/** The texts of a section that can be the rest of a name, each with the words of its line and of the lines above and below it. */
const unreadNamesOf = (
  cv: ParsedCv,
  sections: readonly Section[],
  read: ReadonlySet<string>,
  name: WithEntries,
) => {
  const own = sections.filter((section) => section.name === name)
  // "Senior" is lost where it is printed more often than it is in the entries. A file can contain its text twice.
  const texts = new Set(own.flatMap(({ lines }) => lines.map(({ text }) => text)))
  const printed = countsOf([...texts].flatMap(wordsOf))
  const kept = countsOf(wordsOfField(cv[name]))
  // The name of a place is also part of names: "Kumon Kampar, Kampar".
  const isUnread = isMostly(
    (word) => (printed.get(word) ?? 0) > (kept.get(word) ?? 0) && (!read.has(word) || !isPlaceName(word)),
  )
  const employers = cv[name].flatMap((entry) =>
    'company' in entry ? [entry.company] : 'institution' in entry ? [entry.institution] : [],
  )
  return own.flatMap(({ lines }) =>
    lines.flatMap((line, at) => {
      if (!isUnread(line.text) || !canBeName(line)) return []
      const near = new Set(lines.slice(Math.max(0, at - 1), at + 2).flatMap(({ text }) => wordsOf(text)))
      // Where other entries have their place in this form, this is a place that is not in the list.
      const isInFormOfPlaces = lines.some(
        (place) =>
          place.left === line.left &&
          sameStyle(styleOf(place), styleOf(line)) &&
          isPlaceWithDates(place.text),
      )
      const isName =
        !isInFormOfPlaces &&
        line.parts.some(({ text }) => isUnread(text) && looksLikeName(withoutEmployer(text, employers)))
      return [{ text: line.text, isName, near }]
    }),
  )
}

/** The unread texts directly above or below the lines with all words of one of these names. */
const besideIn = (cv: ParsedCv, sections: readonly Section[], read: ReadonlySet<string>) => {
  const found = new Map<WithEntries, ReturnType<typeof unreadNamesOf>>()
  return (name: WithEntries, names: readonly string[]) => {
    const texts = found.get(name) ?? unreadNamesOf(cv, sections, read, name)
    found.set(name, texts)
    return texts.filter(({ near }) =>
      names.some((text) => text !== '' && wordsOf(text).every((word) => near.has(word))),
    )
  }
}

export function unreadIn(cv: ParsedCv, sections: readonly Section[]) {
  const read = wordsIn(cv)
  const isUnread = isMostly((word) => !read.has(word))
  const unreadUnder = (is: (section: Section) => boolean): Line[] =>
    sections.filter(is).flatMap(({ lines }) => lines.filter(({ text }) => isUnread(text)))
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
    beside: besideIn(cv, sections, read),
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
