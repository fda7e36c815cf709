import type { CvCertainty, LeftOut, ParsedCv, ParsedEducation, ParsedExperience } from '../reading.ts'
import { isDateFragment, isDates } from '../words/dates.ts'
import { degreeScore, schoolScore } from '../words/vocabulary.ts'
import { isAfter, isCut, isNoName } from './certainty-of-entries.ts'

/**
 * Finds positions that mix parts of several entries: where one has a date as its name or lacks the start of its range, the rest can
 * belong to an entry whose loss no other rule notices.
 */

/** "to Mar", "until": the rest of a range that wraps in a narrow cell. */
const endOfRange = /^(?:to|until|till|hingga|sampai|s\.\s?d\.)(?:\s|$)/i

const isDateAsName = (name: string): boolean =>
  name !== '' && (isDates(name) || isDateFragment(name) || endOfRange.test(name))

const isHalf = ({ start_date, end_date }: ParsedExperience): boolean => start_date === '' && end_date !== ''
const isWhole = ({ start_date, end_date }: ParsedExperience): boolean => start_date !== '' && end_date !== ''

/** A degree at a school, under the heading of positions. */
const isStudy = ({ position, company }: ParsedExperience): boolean =>
  degreeScore(position) > 0 && schoolScore(company) > 0

function isBroken(entry: ParsedExperience, all: readonly ParsedExperience[]): boolean {
  const names = [entry.position, entry.company]
  return (
    names.some((name) => isDateAsName(name) || (name !== '' && isNoName(name))) ||
    isAfter(entry.start_date, entry.end_date) ||
    // Half of a range, where other positions have whole ranges or a name is missing or was cut.
    (isHalf(entry) && (all.some(isWhole) || names.some((name) => name === '' || isCut(name))))
  )
}

/** In lines: enough for the candidate to recognise the position. */
const maxLinesOfDescription = 3

const linesOf = ({ position, company, start_date, end_date, description }: ParsedExperience): string[] =>
  [
    position,
    company,
    [start_date, end_date].filter(Boolean).join(' – '),
    ...description.split('\n').slice(0, maxLinesOfDescription),
  ].filter((line) => line !== '')

const studyOf = ({ position, company, start_date, end_date }: ParsedExperience): ParsedEducation => ({
  degree: position,
  institution: company,
  field_of_study: '',
  start_date,
  end_date,
})

const leftOutOf = (entry: ParsedExperience): LeftOut =>
  isStudy(entry)
    ? { section: 'education', lines: linesOf(entry), entry: studyOf(entry) }
    : { section: 'experience', lines: linesOf(entry), entry }

/** Positions that mix parts of several. Those whose names are in `unheld`, the lines that are in no entry, are shown already. */
export function brokenEntries(
  unheld: readonly LeftOut[],
  { cv: { experience }, certainty }: { cv: ParsedCv; certainty: CvCertainty },
): LeftOut[] {
  const told = unheld.flatMap(({ lines }) => lines).join('\n')
  const isTold = ({ position, company }: ParsedExperience): boolean =>
    told.includes(position) && told.includes(company)
  return experience
    .filter((entry, index) => certainty.experience[index] !== 'sure' && !isTold(entry))
    .filter((entry) => isStudy(entry) || isBroken(entry, experience))
    .map(leftOutOf)
}
