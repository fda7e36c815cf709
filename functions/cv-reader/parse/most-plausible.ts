import type { Line } from '../layout/line.ts'
import type { Certainty, CvCertainty, LeftOut, ParsedCv } from '../reading.ts'
import { rangeIn } from '../words/dates.ts'
import { employerScore } from '../words/vocabulary.ts'
import { wordsOf } from '../words/words-of.ts'
import { emailIn, phoneIn } from './contact-details.ts'
import { isListedLanguage } from './languages.ts'
import type { Section } from './section.ts'
import { wordsIn } from './unread.ts'

/** Chooses among the readings that different orders of a CV's lines and different headings give. */

export type Reading = {
  lines: readonly Line[]
  sections: readonly Section[]
  cv: ParsedCv
  certainty: CvCertainty
  leftOut: LeftOut[]
}

/** About eight pages. A longer CV is read only once, because reading it in every order would exceed the process's time. */
const maxLinesReadAgain = 500

/** Where the first reading has a fault, the reading with the fewest faults, marks, empty sections and unread words, and the most sure entries. */
export function mostPlausible(first: Reading, others: readonly (() => Reading)[]): Reading {
  if (!isDoubtful(first) || first.lines.length > maxLinesReadAgain) return first
  const readings = [first, ...others.map((read) => read())]
  const costs = new Map(readings.map((reading) => [reading, implausibilityOf(reading)]))
  const costOf = (reading: Reading): number => costs.get(reading) ?? Infinity
  return readings.toSorted((one, other) => costOf(one) - costOf(other))[0] ?? first
}

/** In faults: contact details are the name of a position or a school only where two columns are read row by row. */
const mixedColumns = 2

/** What a reading left out, and values that cannot be what they were taken for. */
const faultsOf = ({ cv, leftOut }: Reading): number =>
  leftOut.length +
  (cv.experience.length === 0 ? 1 : 0) +
  cv.languages.filter(({ language }) => !isListedLanguage(language)).length +
  cv.skills.filter((skill) => rangeIn(skill) !== undefined || employerScore(skill) > 0).length +
  mixedColumns * namesOf(cv).filter((name) => emailIn(name) !== '' || phoneIn(name) !== '').length

const namesOf = ({ experience, education }: ParsedCv): string[] => [
  ...experience.flatMap(({ position, company }) => [position, company]),
  ...education.flatMap(({ degree, institution }) => [degree, institution]),
]

const entriesOf = ({ certainty }: Reading): Certainty[] => [...certainty.experience, ...certainty.education]

const isDoubtful = (reading: Reading): boolean =>
  faultsOf(reading) > 0 || reading.cv.skills.length === 0 || entriesOf(reading).includes('check')

/** What counts less than a fault: a value that is marked, an entry that is not, and a word that no value has. */
const markedValue = 0.5
const sureEntry = 0.5
const unreadWord = 0.03

const implausibilityOf = (reading: Reading): number => {
  const { skills, experience, education, languages } = reading.cv
  // A marked entry is no worse than none.
  const { experience: ofPositions, education: ofStudies, ...ofFields } = reading.certainty
  const marks = Object.values(ofFields)
    .flat()
    .filter((level) => level === 'check')
  const sure = [...ofPositions, ...ofStudies].filter((level) => level === 'sure')
  return (
    faultsOf(reading) +
    [skills, experience, education, languages].filter((list) => list.length === 0).length +
    markedValue * marks.length -
    sureEntry * sure.length +
    unreadWord * unreadWordsOf(reading)
  )
}

/** Words that no value has, without the text below headings of which no field stores anything. */
function unreadWordsOf({ cv, lines, sections }: Reading): number {
  const read = wordsIn(cv)
  const others = new Set(sections.filter(({ name }) => name === 'other').flatMap((section) => section.lines))
  return lines
    .filter((line) => !others.has(line))
    .flatMap(({ text }) => wordsOf(text))
    .filter((word) => /\p{L}{3}/u.test(word) && !read.has(word)).length
}
