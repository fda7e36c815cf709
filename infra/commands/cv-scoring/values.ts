import type { Certainty, ReadCv } from 'cv-reader/reading'
import { overlap, sameDate, sameEmail, sameLongText, samePhone, samePlace, sameText } from './same.ts'

/**
 * Counts silent errors: values of a CV that were read wrongly, or are missing, without a mark. Not silent: errors in a field or an
 * entry that is marked to check, entries that are missing where the reader reports that it left something out of their section, and
 * an empty name, address or number, without which the candidate cannot send the form.
 */

type Same = (read: string, truth: string) => boolean
type Entry = Readonly<Record<string, string | null>>

/** The true fields of a CV of a corpus. `_unknown` names the fields that its author left open. */
export type Truth = Partial<Record<keyof typeof scalars, string>> &
  Partial<Record<ListName, readonly Entry[]>> & {
    skills?: readonly string[]
    _unknown?: readonly string[]
    /** Skills that may be read or left out. */
    _skills_optional?: readonly string[]
  }

const scalars = {
  name: sameText,
  email: sameEmail,
  phone: samePhone,
  title: sameText,
  location: samePlace,
  summary: sameLongText,
} as const satisfies Record<string, Same>

/** The fields of an entry; the first two identify it, or the language alone. */
const lists = {
  experience: { position: sameText, company: sameText, start_date: sameDate, end_date: sameDate },
  education: { institution: sameText, degree: sameText, field_of_study: sameText },
  languages: { language: sameText, proficiency: sameText },
} as const satisfies Record<string, Record<string, Same>>
type ListName = keyof typeof lists

const required: ReadonlySet<string> = new Set(['name', 'email', 'phone'])

export type Judged = {
  values: number
  errors: number
  silent: number
  /** True entries without an entry in the reading. */
  lost: readonly string[]
  /** Lost positions that the reader does not report. */
  silentJobs: number
  jobs: number
  /** A true entry, or the name or the start of one, is in no entry of the reading. */
  isLossy: boolean
  /** The reader reports that it left something out. */
  isMarked: boolean
}

/** A value that is right, wrong, missing or invented. */
type Verdict = { isRight: boolean; isSilent: boolean }

const textOf = (entry: Entry | undefined, field: string): string => entry?.[field] ?? ''

/** With fewer words in common, two entries are different. */
const minLikeness = 0.8

/** "Diploma in Nursing" without a subject is the diploma with the subject nursing, as the corpus's scorer counts it. */
const sameStudy = (...both: [Entry, Entry]): boolean => {
  const [read, truth] = both.map((entry) => `${textOf(entry, 'degree')} ${textOf(entry, 'field_of_study')}`)
  return sameText(read ?? '', truth ?? '')
}

/** Pairs true and read entries, the most similar first. */
function paired(list: ListName, read: readonly Entry[], truths: readonly Entry[]): Map<Entry, Entry> {
  const fields: [string, Same][] = Object.entries(lists[list])
  const identity = fields.slice(0, list === 'languages' ? 1 : 2)
  const all = truths
    .flatMap((truth) =>
      read.map((entry) => {
        const likeness = identity.map(([field]) => overlap(textOf(entry, field), textOf(truth, field)))
        const dates = fields.filter(([field, same]) => {
          const both = [textOf(entry, field), textOf(truth, field)] as const
          return field.endsWith('date') && !both.includes('') && same(...both)
        }).length
        return { truth, entry, best: Math.max(...likeness), sum: likeness.reduce((a, b) => a + b, dates / 4) }
      }),
    )
    .filter(({ best }) => best >= minLikeness)
    .toSorted((one, other) => other.sum - one.sum)
  const pairs = new Map<Entry, Entry>()
  const taken = new Set<Entry>()
  for (const { truth, entry } of all) {
    if (pairs.has(truth) || taken.has(entry)) continue
    pairs.set(truth, entry)
    taken.add(entry)
  }
  return pairs
}

/** The fields by which a person recognises an entry. */
const decisive: ReadonlySet<string> = new Set([
  'position',
  'company',
  'start_date',
  'institution',
  'degree',
  'language',
])

function judgedEntries(list: ListName, { cv, certainty, leftOut }: ReadCv, truths: readonly Entry[]) {
  const read: readonly Entry[] = cv[list]
  const fields: [string, Same][] = Object.entries(lists[list])
  const isSure = (entry: Entry): boolean => certainty[list][read.indexOf(entry)] === 'sure'
  const isReported = leftOut.some(({ section }) => section === list)
  const pairs = paired(list, read, truths)
  const ofTruths = truths.flatMap((truth) =>
    fields.flatMap(([field, same]): (Verdict & { isLost: boolean })[] => {
      const entry = pairs.get(truth)
      const both = [textOf(entry, field), textOf(truth, field)] as const
      if (both.every((text) => text === '')) return []
      const isRight =
        !both.includes('') &&
        (same(...both) || (field === 'degree' && entry !== undefined && sameStudy(entry, truth)))
      return [
        {
          isRight,
          isSilent: entry === undefined ? !isReported : isSure(entry),
          isLost: !isRight && both[1] !== '' && decisive.has(field),
        },
      ]
    }),
  )
  const matched = new Set(pairs.values())
  const invented = read
    .filter((entry) => !matched.has(entry))
    .flatMap((entry) => fields.filter(([field]) => textOf(entry, field) !== '').map(() => entry))
    .map((entry): Verdict => ({ isRight: false, isSilent: isSure(entry) }))
  const lost = truths.filter((truth) => !pairs.has(truth))
  return {
    verdicts: [...ofTruths, ...invented],
    isLossy: ofTruths.some(({ isLost }) => isLost),
    lost: lost.map((truth) => `${list}: ${fields.map(([field]) => textOf(truth, field)).join(', ')}`),
  }
}

function judgedSkills({ cv, certainty }: ReadCv, truth: Truth): Verdict[] {
  const { skills = [], _skills_optional: optional = [] } = truth
  const isSilent = certainty.skills !== 'check'
  const isIn = (skill: string, all: readonly string[]): boolean => all.some((other) => sameText(skill, other))
  return [
    ...skills.map((skill) => ({ isRight: isIn(skill, cv.skills), isSilent })),
    ...cv.skills
      .filter((skill) => !isIn(skill, [...skills, ...optional]))
      .map(() => ({ isRight: false, isSilent })),
  ]
}

export function judged(reading: ReadCv, truth: Truth): Judged {
  const { cv, certainty, leftOut } = reading
  const isKnown = (field: string): boolean => truth._unknown?.includes(field) !== true
  const ofScalars = (Object.keys(scalars) as (keyof typeof scalars)[]).flatMap((field): Verdict[] => {
    const both = [cv[field], truth[field] ?? ''] as const
    const silentLevel: Certainty = both[0] === '' && !required.has(field) ? 'none' : 'sure'
    if (!isKnown(field) || both.every((text) => text === '')) return []
    return [
      { isRight: !both.includes('') && scalars[field](...both), isSilent: certainty[field] === silentLevel },
    ]
  })
  const ofLists = (Object.keys(lists) as ListName[])
    .filter(isKnown)
    .map((list) => judgedEntries(list, reading, truth[list] ?? []))
  const verdicts = [
    ...ofScalars,
    ...(isKnown('skills') ? judgedSkills(reading, truth) : []),
    ...ofLists.flatMap((list) => list.verdicts),
  ]
  const errors = verdicts.filter(({ isRight }) => !isRight)
  const lost = ofLists.flatMap((list) => list.lost)
  const areJobsMarked = leftOut.some(({ section }) => section === 'experience')
  return {
    values: verdicts.length,
    errors: errors.length,
    silent: errors.filter(({ isSilent }) => isSilent).length,
    lost,
    jobs: isKnown('experience') ? (truth.experience ?? []).length : 0,
    silentJobs: areJobsMarked ? 0 : lost.filter((entry) => entry.startsWith('experience')).length,
    isLossy: ofLists.some((list) => list.isLossy),
    isMarked: leftOut.length > 0,
  }
}
