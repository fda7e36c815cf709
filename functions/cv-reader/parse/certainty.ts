import type { Line } from '../layout/line.ts'
import { sectionNamed } from '../words/headings.ts'
import { isPlace, mentionsPlace } from '../words/places.ts'
import { degreeScore, positionScore, schoolScore } from '../words/vocabulary.ts'
import { pointsIn, rangeIn } from '../words/dates.ts'
import { wordsOf } from '../words/words-of.ts'
import { emailPattern, phoneIn } from './contact-details.ts'
import type { Certainty, CvCertainty, ParsedCv } from '../reading.ts'
import {
  isCut,
  isEducationSure,
  isExperienceSure,
  isGlued,
  isLanguageSure,
  isNoName,
} from './certainty-of-entries.ts'
import { isLevel } from './languages.ts'
import type { Section } from './section.ts'
import { areRowsUneven } from './skills.ts'
import type { Unread } from './unread.ts'

/**
 * Decides how sure the reader is of each field, by evidence that does not depend on how the field was found: whether two places
 * of the CV agree, whether the field has known words, whether it is under a known heading, how sure text recognition was.
 */

export type Evidence = {
  lines: readonly Line[]
  sections: readonly Section[]
  /** For each position, whether its own lines contain all of it. */
  clear: readonly boolean[]
  /** Words of which text recognition was not sure. */
  doubtful: ReadonlySet<string>
  unread: Unread
}

/** A field is sure where all of `holds` are true. */
const levelOf = (text: string, ...holds: readonly boolean[]): Certainty => {
  if (text === '') return 'none'
  return holds.every(Boolean) ? 'sure' : 'check'
}

/** Nothing was read of a section whose heading the CV has, so the candidate should look at it. */
const orMissing = (level: Certainty, isExpected: boolean): Certainty =>
  level === 'none' && isExpected ? 'check' : level

const anyEmail = new RegExp(emailPattern, 'g')

export function certaintyOf(cv: ParsedCv, evidence: Evidence): CvCertainty {
  const isClear = clearIn(evidence.doubtful)
  const { sections, unread } = evidence
  const lacksContact = cv.email === '' && cv.phone === ''
  const lists = sections.filter(({ name }) => name === 'skills')
  return {
    name: levelOf(cv.name, isClear(cv.name), isNameSure(cv)),
    email: levelOf(cv.email, isClear(cv.email), isOnlyEmail(cv.email, evidence.lines)),
    phone: levelOf(cv.phone, isClear(cv.phone)),
    title: orMissing(
      levelOf(cv.title, isClear(cv.title), isTitleSure(cv), !/ (?:at|di) \p{Lu}/u.test(cv.title)),
      isTitleBesideName(cv, evidence.lines) || unread.hasNameAtHead || lacksContact,
    ),
    location: orMissing(
      levelOf(cv.location, isClear(cv.location), isLocationSure(cv.location)),
      unread.hasNameAtHead || lacksContact,
    ),
    summary: orMissing(
      levelOf(
        cv.summary,
        isUnderHeading('summary', sections) || /[.!?]$/.test(cv.summary),
        isSummarySure(cv),
        !unread.hasProse,
        // Without any position, the summary can contain descriptions of positions.
        cv.experience.length > 0 || isUnderHeading('experience', sections),
      ),
      isUnderHeading('summary', sections) || unread.hasProse,
    ),
    skills: orMissing(
      levelOf(
        cv.skills.join(''),
        isClear(cv.skills.join(' ')),
        isUnderHeading('skills', sections),
        areSkillsSure(cv),
        !lists.some(({ lines }) => areRowsUneven(lines) || hasGroupNames(lines, cv.skills)),
        !unread.hasNames,
        !lists.some(({ heading, lines }) => lines.length === 0 && sectionNamed(heading) === 'skills'),
      ),
      true,
    ),
    ...levelsOfEntries(cv, evidence),
  }
}

/** A level for each entry of the lists. */
function levelsOfEntries(
  cv: ParsedCv,
  { doubtful, clear, unread: { beside, hasLevel } }: Evidence,
): Pick<CvCertainty, 'experience' | 'education' | 'languages'> {
  const isClear = clearIn(doubtful)
  return {
    experience: cv.experience.map((entry, index) => {
      const names = [entry.position, entry.company]
      return levelOf(
        names.join(''),
        isClear([...names, entry.start_date, entry.end_date].join(' ')),
        isExperienceSure(entry),
        clear[index] !== false,
        beside('experience', names).length === 0,
      )
    }),
    education: cv.education.map((entry) => {
      const names = [entry.degree, entry.institution]
      return levelOf(
        names.join(''),
        isClear([...names, entry.field_of_study].join(' ')),
        isEducationSure(entry),
        beside('education', names).length === 0,
      )
    }),
    languages: cv.languages.map((entry) =>
      levelOf(
        entry.language,
        isClear(`${entry.language} ${entry.proficiency}`),
        isLanguageSure(entry),
        // Where others have a level, that of this one can be lost.
        entry.proficiency !== '' ||
          (!hasLevel && cv.languages.every(({ proficiency }) => proficiency === '')),
        beside('languages', [entry.language]).length === 0,
      ),
    ),
  }
}

const clearIn =
  (doubtful: ReadonlySet<string>) =>
  (text: string): boolean =>
    doubtful.size === 0 || !wordsOf(text).some((word) => doubtful.has(word))

/** Whether the field is under a heading from the list, not only under a line in the format of headings. */
const isUnderHeading = (name: Section['name'], sections: readonly Section[]): boolean =>
  sections.some((section) => section.name === name && sectionNamed(section.heading) === name)

const minLettersInCommon = 3

const isLabel =
  /(?<!\p{L})(?:mobile|phone|tel|e-?mail|address|alamat|date|no|page|contact|curriculum|resume|cv)(?!\p{L})/iu

/** A name has at least two words and is no place; a label counts only where the e-mail address contains it. */
function isNameSure({ name, email }: ParsedCv): boolean {
  const [account = ''] = email.toLowerCase().split('@')
  const words = wordsOf(name)
  const agrees = words.some((word) => word.length >= minLettersInCommon && account.includes(word))
  return (
    words.length > 1 &&
    (agrees || !isLabel.test(name)) &&
    !isPlace(name) &&
    !/[,:]$/.test(name) &&
    positionScore(name) === 0 &&
    sectionNamed(name) === undefined
  )
}

/** A profession on the line of the name, or on one of the two below. */
const isTitleBesideName = ({ name, experience }: ParsedCv, lines: readonly Line[]): boolean =>
  name !== '' &&
  lines.some(({ text }, at) =>
    text.includes(name)
      ? [text.replace(name, ''), lines[at + 1]?.text, lines[at + 2]?.text].some(
          (rest = '') =>
            rest.length <= maxLocationCharacters &&
            (positionScore(rest) > 0 || experience.some(({ position }) => position === rest)),
        )
      : false,
  )

/** A word before an e-mail address that is not a label: text recognition lost a dot or underscore between them. */
const restBefore = /(?:^|\s)(?!e-?mail|emel|surel|mel|at|me|us|or)\p{Ll}+ $/u

const isOnlyEmail = (email: string, lines: readonly Line[]): boolean =>
  lines.every(
    ({ text }) =>
      !text.includes('@') ||
      [...text.matchAll(anyEmail)].every(
        ({ 0: found, index }) =>
          found.toLowerCase() === email.toLowerCase() &&
          !restBefore.test(text.slice(0, index)) &&
          !/^[.-]$/.test(text.slice(index + found.length)),
      ),
  )

/** A title has a word of a profession, or is the position of an entry. */
const isTitleSure = ({ name, title, experience }: ParsedCv): boolean =>
  (positionScore(title) > 0 &&
    /\s/.test(title) &&
    !isNoName(title) &&
    !isCut(title) &&
    !title.includes(name || ', ')) ||
  experience.some(({ position }) => position.toLowerCase() === title.toLowerCase())

const maxLocationCharacters = 80

const isLocationSure = (location: string): boolean =>
  location.length <= maxLocationCharacters &&
  !isGlued(location) &&
  degreeScore(location) === 0 &&
  (mentionsPlace(location) || isPlace(location))

const minSummaryWords = 6
/** A summary does not have two dates; an entry does. */
const minDatesOfEntry = 2

/** A line with a range of dates belongs to an entry that was not separated from the summary. */
const isSummarySure = ({ summary, name }: ParsedCv): boolean =>
  summary.split(/\s+/).length >= minSummaryWords &&
  !/^\p{L}+:/u.test(summary) &&
  (name === '' || !summary.toLowerCase().includes(name.toLowerCase())) &&
  pointsIn(summary).length < minDatesOfEntry

/** In points: a difference that is not due to rounding. */
const largerSize = 0.6

/** Whether a skill is printed larger, or in another weight, than the other lines of its section: it can be the name of a group. */
const hasGroupNames = (lines: readonly Line[], skills: readonly string[]): boolean => {
  const size = Math.min(...lines.map((line) => line.size))
  const isSkill = new Set(skills)
  return lines.some(
    (line) =>
      line.parts.some(({ text }) => isSkill.has(text)) &&
      (line.size > size + largerSize || (line.bold && !lines.every(({ bold }) => bold))),
  )
}

const minSkills = 2
/** The share of skills that may look like something else. */
const maxStrangeSkills = 0.15

/** In words: a longer skill is a sentence. */
const maxSkillWords = 4

const isStrangeSkill = (skill: string): boolean =>
  skill.split(/\s+/).length > maxSkillWords ||
  rangeIn(skill) !== undefined ||
  sectionNamed(skill) === 'education' ||
  schoolScore(skill) > 0 ||
  isLevel(skill) ||
  /^\p{Ll}+ (?:and|the|of|to|dan|yang)\b|[([][^)\]]*$/u.test(skill)

const areSkillsSure = ({ skills, name }: ParsedCv): boolean =>
  skills.length >= minSkills &&
  !skills.some((skill) => skill === name || emailPattern.test(skill) || phoneIn(skill) !== '') &&
  skills.filter(isStrangeSkill).length <= maxStrangeSkills * skills.length
