import type { Certainty, ReadCv } from 'cv-reader/reading'
import { overlap, sameDate, sameEmail, sameLongText, samePhone, samePlace, sameText } from './same.ts'

/** The true fields of a CV of a corpus. `_unknown` names the fields that its author left open. */
export type Truth = Partial<Record<ScalarName | 'summary', string>> & {
  skills?: readonly string[]
  experience?: readonly Texts[]
  education?: readonly Texts[]
  languages?: readonly Texts[]
  _unknown?: readonly string[]
  /** Skills that may be read or left out. */
  _skills_optional?: readonly string[]
}

type Texts = Readonly<Record<string, string | null>>
type ScalarName = 'name' | 'email' | 'phone' | 'title' | 'location'

/** One field, or one entry of a list: how sure the reader was, and whether it was right. */
export type Verdict = { field: string; certainty: Certainty; isRight: boolean }

const scalars: Readonly<Record<ScalarName | 'summary', (read: string, truth: string) => boolean>> = {
  name: sameText,
  email: sameEmail,
  phone: samePhone,
  title: sameText,
  location: samePlace,
  summary: sameLongText,
}

const minRightSkills = 0.9

const areSameSkills = (read: readonly string[], truth: readonly string[]): boolean => {
  const matches = read.filter((skill) => truth.some((other) => sameText(skill, other))).length
  return (2 * matches) / (read.length + truth.length) >= minRightSkills
}

const entryFields = {
  experience: { position: sameText, company: sameText, start_date: sameDate, end_date: sameDate },
  education: { institution: sameText, degree: sameText, field_of_study: sameText },
  languages: { language: sameText, proficiency: sameText },
} as const satisfies Record<string, Record<string, (read: string, truth: string) => boolean>>
type ListName = keyof typeof entryFields

const textOf = (entry: Texts, field: string): string => entry[field] ?? ''

/** An entry is right if the most similar true entry has the same fields. */
function isRightEntry(list: ListName, entry: Texts, truths: readonly Texts[]): boolean {
  const fields = Object.entries(entryFields[list])
  const likeness = (truth: Texts): number =>
    fields.reduce((sum, [field]) => sum + overlap(textOf(entry, field), textOf(truth, field)), 0)
  const [closest] = truths.toSorted((a, b) => likeness(b) - likeness(a))
  if (closest === undefined) return false
  const isSame = ([field, same]: (typeof fields)[number]): boolean =>
    closest[field] === undefined || same(textOf(entry, field), textOf(closest, field))
  // Degree and field of study are compared as one text, because the line between them differs.
  return fields.every(isSame) || (list === 'education' && isSameStudy(entry, closest))
}

const isSameStudy = (one: Texts, other: Texts): boolean =>
  sameText(textOf(one, 'institution'), textOf(other, 'institution')) &&
  sameText(
    `${textOf(one, 'degree')} ${textOf(one, 'field_of_study')}`,
    `${textOf(other, 'degree')} ${textOf(other, 'field_of_study')}`,
  )

/** Compares a reading with the truth. Fields that the reader left empty have no verdict. */
export function verdictsOf({ cv, certainty }: ReadCv, truth: Truth): Verdict[] {
  const isKnown = (field: string): boolean => truth._unknown?.includes(field) !== true
  const ofScalars = (Object.keys(scalars) as (keyof typeof scalars)[]).map((field) => ({
    field,
    certainty: certainty[field],
    isRight: scalars[field](cv[field], truth[field] ?? ''),
  }))
  const ofSkills = {
    field: 'skills',
    certainty: certainty.skills,
    isRight: areSameSkills(cv.skills, truth.skills ?? []),
  }
  const ofEntries = (Object.keys(entryFields) as ListName[]).flatMap((list) =>
    cv[list].map((entry, index) => ({
      field: list,
      certainty: certainty[list][index] ?? 'none',
      isRight: isRightEntry(list, entry, truth[list] ?? []),
    })),
  )
  return [...ofScalars, ofSkills, ...ofEntries].filter(
    ({ field, certainty: level }) => isKnown(field) && level !== 'none',
  )
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`

/** A table with the share of sure fields that are right, and of marked fields that are wrong. */
export function calibrationTable(verdicts: readonly Verdict[]): string {
  const rowOf = (field: string, verdicts: readonly Verdict[]): string => {
    const sure = verdicts.filter(({ certainty }) => certainty === 'sure')
    const check = verdicts.filter(({ certainty }) => certainty === 'check')
    const right = sure.filter(({ isRight }) => isRight).length
    const wrong = check.filter(({ isRight }) => !isRight).length
    const allWrong = wrong + sure.length - right
    const cells = [
      field,
      sure.length,
      percent(right, sure.length),
      check.length,
      percent(wrong, check.length),
      percent(wrong, allWrong),
    ]
    return `| ${cells.join(' | ')} |`
  }
  const fields = [...new Set(verdicts.map(({ field }) => field))]
  return [
    '| field | sure | of them right | to check | of them wrong | of all wrong ones, marked |',
    '|---|---|---|---|---|---|',
    ...fields.map((field) =>
      rowOf(
        field,
        verdicts.filter((verdict) => verdict.field === field),
      ),
    ),
    rowOf('all', verdicts),
    '',
  ].join('\n')
}
