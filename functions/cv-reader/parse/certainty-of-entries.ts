import { isClause } from '../words/clause.ts'
import { areColumnNames } from '../words/column-names.ts'
import { isAfter } from '../words/dates.ts'
import { sectionNamed } from '../words/headings.ts'
import { isPlace, mentionsPlace } from '../words/places.ts'
import {
  degreeScore,
  employerScore,
  isOnlyEmployerWords,
  positionScore,
  schoolScore,
} from '../words/vocabulary.ts'
import type { ParsedEducation, ParsedExperience, ParsedLanguage } from '../reading.ts'
import { tidyStudy } from './degree-and-field.ts'
import { isLevel, isListedLanguage } from './languages.ts'

/** Decides whether an entry is sure, by its own words. */

/** In words: a longer text is a sentence, or two fields in one. */
const maxNameWords = 9

const isShort = (text: string): boolean => text.split(/\s+/).length <= maxNameWords

/** The beginning or the rest of a name that was cut: "Freight Sdn", "Marks &", "Bhd". */
export const isCut = (name: string): boolean =>
  /(?:(?<!\p{L})(?:sdn|pte|pt|and|of|in|at|to|a|an|the|for|with|dan|di|dalam|untuk)|[&,/–-])$/iu.test(name) ||
  /(?<!\p{L})(?:ltd|bhd|inc|llc|gmbh|limited|berhad)\.?\s*\p{L}/iu.test(name) ||
  /^(?:bhd|berhad|ltd|and|of|&|dan)(?!\p{L})/iu.test(name)

/** A label, a clause, or noise of text recognition. */
export const isNoName = (name: string): boolean =>
  isClause(name) || /[:;?!@|]|\s\/{1,2}\s/.test(name) || /^\p{Ll}/u.test(name) || !/\p{L}{2}/u.test(name)

/** "Vocational", "March": one word can be a label, a place or a date as well as an employer. */
const isLoneWord = (company: string): boolean => !/\s/.test(company) && employerScore(company) === 0

/** "High Dependency Unit", "Port Klang Office": the part of an employer where the person works, which can stand where others have the employer. */
const isPartOfEmployer = (company: string): boolean =>
  department.test(company) || (employerScore(company) === 0 && mentionsPlace(company))
const department = /(?<!\p{L})(?:unit|ward|icu|department|division|section|panel|team|inpatient \p{L}+)$/iu

/** "Prepared weekly reports": an item of a list, and no position. */
export const beginsWithVerb = (text: string): boolean => /^\p{Lu}\p{Ll}{2,}ed\s\p{Ll}/u.test(text)

/** In words: a longer line of a description is a sentence. */
const maxWordsOfHeading = 6

/** A row of a description that names an employer, a school or a degree: the heading of an entry that was not separated. */
const isName = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  !/[.:;]$/.test(text) &&
  text.split(/\s+/).length <= maxWordsOfHeading &&
  employerScore(text) + schoolScore(text) + degreeScore(text) > 0

/** Sure where a known word distinguishes position and employer, and no date is left in the texts. */
export function isExperienceSure({
  position,
  company,
  start_date,
  end_date,
  description,
}: ParsedExperience): boolean {
  const isPosition = positionScore(position) > 0 && positionScore(company) === 0
  // "Associate Degree" at a university is a course of study.
  const isEmployer =
    employerScore(company) > 0 &&
    employerScore(position) === 0 &&
    schoolScore(company) + degreeScore(position) === 0
  return (
    (isPosition || isEmployer) &&
    [position, company].every((name) => !isNoName(name) && !isCut(name) && !isPlace(name)) &&
    !isLoneWord(company) &&
    !isPartOfEmployer(company) &&
    // A name that wraps goes on in small letters.
    !/^\p{Ll}/u.test(description) &&
    !(isLoneWord(position) && positionScore(position) === 0) &&
    !description.split('\n').some(isName) &&
    !beginsWithVerb(position) &&
    !isOnlyEmployerWords(company) &&
    // "Engineer, Angsana Gas" and "Kerteh": the second text can be a place that is not in the list.
    (employerScore(company) > 0 || !position.includes(', ')) &&
    !isAfter(start_date, end_date)
  )
}

/** In words: a longer subject contains other text. */
const maxWordsOfField = 6

/** Degrees that have a subject: where it is empty, the CV has it elsewhere, or it is part of the degree's text. */
const generalDegree =
  /^(?:(?:bachelor|master)(?:'s|’s)?(?: degree(?: of .*)?)?(?: of (?:science|arts|engineering))?|[bm]\.?\s?(?:sc|a|s|eng)\.?|ph\.?\s?d\.?|diploma|ijazah(?: sarjana muda)?|sarjana(?: muda)?)$|(?<!high school) (?:diploma|degree)$/i

/** Degrees without a subject: of schools, and those of one word ("MBA"). */
const hasNoSubject =
  /^\S+$|(?<!\p{L})(?:high school|school|certificate|sijil|spm|stpm|[ao][- ]levels?|gcse|hsc|sma|smk|foundation|asasi|matri\p{L}+)(?!\p{L})/iu

/** "Universiti Sains MalaysiaJun": two texts without a space. */
export const isGlued = (text: string): boolean => /\p{Ll}{3}\p{Lu}\p{Ll}{2}/u.test(text)

/** Sure where degree and school each have a known word. */
export function isEducationSure({
  degree: withHonours,
  institution,
  field_of_study,
}: ParsedEducation): boolean {
  const degree = tidyStudy(withHonours)
  return (
    degreeScore(degree) > 0 &&
    // "Bachelor of Nursing (Hons)" has a subject, which belongs into the empty field.
    !(field_of_study === '' && (generalDegree.test(degree) || !hasNoSubject.test(degree))) &&
    !isGlued(institution) &&
    !isCut(field_of_study) &&
    schoolScore(institution) > 0 &&
    schoolScore(degree) === 0 &&
    [degree, institution].every(
      (name) => isShort(name) && !/[:;@|]|\d{4}| \/{1,2} /.test(name) && !isCut(name),
    ) &&
    !areColumnNames([institution, institution]) &&
    sectionNamed(field_of_study) === undefined &&
    !isPlace(field_of_study) &&
    field_of_study.split(/\s+/).length <= maxWordsOfField
  )
}

export const isLanguageSure = ({ language, proficiency }: ParsedLanguage): boolean =>
  isListedLanguage(language) && !language.includes('/') && (proficiency === '' || isLevel(proficiency))
