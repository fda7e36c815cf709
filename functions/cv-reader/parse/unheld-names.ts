import { plainLines } from '../extract/plain.ts'
import type { Line } from '../layout/line.ts'
import type { LeftOut, ParsedCv, ParsedEducation } from '../reading.ts'
import { isPlace } from '../words/places.ts'
import {
  degreeScore,
  employerScore,
  isOnlyEmployerWords,
  positionScore,
  schoolScore,
} from '../words/vocabulary.ts'
import { isClause } from '../words/clause.ts'
import { beginsWithVerb, isNoName } from './certainty-of-entries.ts'
import { wordsOf } from '../words/words-of.ts'
import { isProse } from './entry-dates.ts'
import { startsAsDegree } from './study-and-school.ts'
import { leftOutOf } from './left-out-entry.ts'
import type { Section } from './section.ts'
import { isTableHead } from './table-head.ts'
import { isUnknown } from './unheld-dates.ts'

/** Finds names of positions and studies that a CV contains and no entry has, or that an entry of another kind has. */

/** The share of words that a line with a degree shares with the entries if one of them contains it. */
const minHeldWords = 0.6

/** Whether most words of a text are in the values. */
function isHeldBy(held: ReadonlySet<string>, text: string): boolean {
  const words = wordsOf(text.replace(/^[^:：]{1,30}[:：]/, '')).filter((word) => /\p{L}{2}/u.test(word))
  return words.filter((word) => held.has(word)).length >= minHeldWords * words.length
}

/** The line names a thesis, which describes the study above it, or a licence to work, and no study. */
const aboutStudy =
  /(?<!\p{L})(?:thesis|dissertation|tesis|skripsi|certifications?|licen[cs]es?|lesen)(?!\p{L})/iu

/** Degrees that no entry has: below a heading of education, or beside a school below another one that can hold them. */
export function missingStudies(sections: readonly Section[], { education, experience }: ParsedCv): LeftOut[] {
  const held = new Set(education.flatMap((entry) => wordsOf(Object.values(entry).join(' '))))
  const ofPositions = new Set(
    experience.flatMap(({ position, company }) => wordsOf(`${position} ${company}`)),
  )
  const studiesIn = ({ name, lines }: Section): Line[] =>
    lines.filter(
      (line, at) =>
        degreeScore(line.text) > 0 &&
        !aboutStudy.test(line.text) &&
        !isProse(line) &&
        !line.text.includes('%') &&
        !isTableHead(line) &&
        (name === 'education' ||
          (name === 'skills' && startsAsDegree(line.text)) ||
          (!line.bullet &&
            lines.slice(Math.max(0, at - 1), at + 2).some(({ text }) => schoolScore(text) > 0))),
    )
  const own = sections.filter(({ name }) => name === 'education' || name === 'skills').flatMap(studiesIn)
  // Where each has its entry, the text belongs to one of these, which is not sure.
  const missing = own.length <= education.length ? [] : own
  const elsewhere = sections
    .filter((section) => section.name === 'experience' || isUnknown(section))
    .flatMap(studiesIn)
    .filter(({ text }) => isStudyName(text) && !isClause(text) && !isHeldBy(ofPositions, text))
  return [...missing, ...elsewhere]
    .filter(({ text }) => !isHeldBy(held, text))
    .map((line) => leftOutOf([line], 'education'))
}

/** "Associate Degree in Nursing": a study, though it has a word of a position; "PhD Student" is none. */
const isStudyName = (text: string): boolean =>
  degreeScore(text) > 0 && (positionScore(text) === 0 || /\s(?:in|of|dalam)\s/i.test(text))

/** Studies that were read as positions. */
export const studiesAmongPositions = ({ experience }: ParsedCv): LeftOut[] =>
  experience
    .filter(
      ({ position, company }) =>
        (isStudyName(position) && schoolScore(company) > 0) ||
        (isStudyName(company) && schoolScore(position) > 0),
    )
    .map(({ position, company }) => leftOutOf(plainLines(`${position}\n${company}`), 'education'))

const legalForm = /^(?:pte|sdn|pvt|pty)\.?\s/i

/** In words: a longer name has the text of another field or entry. */
const maxWordsOfName = 9

/** Separated by commas: the third one is the employer or its place. */
const maxTextsOfPosition = 2

/**
 * Entries that lack a part or mix parts of several: a position, employer, school or start is missing, a name is a place, a sentence or one
 * general word, a position holds an employer, or a degree holds a school.
 */
export function mixedEntries({
  experience,
  education,
}: Pick<ParsedCv, 'experience' | 'education'>): LeftOut[] {
  const jobs = experience.flatMap(({ position, company, start_date }) => {
    const isMixed =
      [position, company].some((name) => name.split(/\s+/).length > maxWordsOfName) ||
      position === '' ||
      // "6G Pipe Welder" begins with a grade.
      /^\d+(?!\p{L})/u.test(position) ||
      isPlace(position) ||
      company === '' ||
      !/\d/.test(start_date) ||
      [position, company].some(isNoName) ||
      position.split(', ').length > maxTextsOfPosition ||
      beginsWithVerb(position) ||
      / at \p{Lu}/u.test(position) ||
      (/ in \p{Lu}\S+ \S/u.test(position) && employerScore(position) > 0) ||
      (isOnlyEmployerWords(company) && (!/\s/.test(company) || legalForm.test(company)))
    return isMixed ? [leftOutOf(plainLines([position, company].join('\n')), 'experience')] : []
  })
  const studies = education
    .filter(isMixedStudy)
    .map(({ degree, institution, field_of_study }) =>
      leftOutOf(
        plainLines([degree, institution, field_of_study].filter((text) => text !== '').join('\n')),
        'education',
      ),
    )
  return [...jobs, ...studies]
}

/** A school stands for the degree, or what stands for the school is no name of one. */
function isMixedStudy({ degree, institution }: ParsedEducation): boolean {
  const isNoSchool =
    schoolScore(institution) === 0 &&
    (degreeScore(degree) === 0 ||
      // No text, or one word.
      !/\s/.test(institution) ||
      isClause(institution) ||
      isPlace(institution) ||
      (positionScore(institution) > 0 && employerScore(institution) === 0))
  return (
    isNoSchool ||
    (degreeScore(degree) === 0 && (schoolScore(degree) > 0 || isPlace(degree))) ||
    [degree, institution].some((name) => name.split(/\s+/).length > maxWordsOfName)
  )
}
