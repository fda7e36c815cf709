import type { Certainty, ReadCv } from 'cv-reader/reading'
import type { Truth } from './calibration.ts'
import { overlap, sameDate, sameEmail, sameLongText, samePhone, samePlace, sameText } from './same.ts'

/**
 * Counts silent errors: values of a CV that were read wrongly, or are missing, without a mark. Not silent: errors in a field or an
 * entry that is marked to check, entries that are missing where the reader reports that it left something out of their section, and
 * an empty name, address or number, without which the candidate cannot send the form.
 */

type Same = (read: string, truth: string) => boolean
type Entry = Readonly<Record<string, string | null>>
type ListName = 'experience' | 'education' | 'languages'

const scalars = {
  name: sameText,
  email: sameEmail,
  phone: samePhone,
  title: sameText,
  location: samePlace,
  summary: sameLongText,
} as const satisfies Record<string, Same>

/** The fields of an entry; the first two identify it. */
const lists: Readonly<Record<ListName, readonly (readonly [field: string, same: Same])[]>> = {
  experience: [
    ['position', sameText],
    ['company', sameText],
    ['start_date', sameDate],
    ['end_date', sameDate],
  ],
  education: [
    ['institution', sameText],
    ['degree', sameText],
    ['field_of_study', sameText],
  ],
  languages: [
    ['language', sameText],
    ['proficiency', sameText],
  ],
}

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
  /** The reader reports that it left something out. */
  isMarked: boolean
}

const textOf = (entry: Entry, field: string): string => entry[field] ?? ''

/** Counts each value once: right, wrong, missing or invented. */
class Count {
  values = 0
  errors = 0
  silent = 0
  add(isRight: boolean, isSilent: boolean): void {
    this.values += 1
    if (isRight) return
    this.errors += 1
    if (isSilent) this.silent += 1
  }
}

/** With fewer words in common, two entries are different. */
const minLikeness = 0.8

/** Pairs true and read entries, the most similar first. */
function paired(list: ListName, read: readonly Entry[], truths: readonly Entry[]): Map<Entry, Entry> {
  const fields = lists[list].slice(0, list === 'languages' ? 1 : 2)
  const all = truths
    .flatMap((truth) =>
      read.map((entry) => {
        const likeness = fields.map(([field]) => overlap(textOf(entry, field), textOf(truth, field)))
        const dates = lists[list].filter(([field, same]) => {
          const both = [textOf(entry, field), textOf(truth, field)] as const
          return field.endsWith('date') && both[0] !== '' && both[1] !== '' && same(...both)
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

function countEntries(
  list: ListName,
  { cv, certainty, leftOut }: ReadCv,
  truths: readonly Entry[],
  count: Count,
) {
  const read: readonly Entry[] = cv[list]
  const levelOf = (entry: Entry): Certainty => certainty[list][read.indexOf(entry)] ?? 'none'
  const pairs = paired(list, read, truths)
  const isReported = leftOut.some(({ section }) => section === list)
  for (const truth of truths) {
    const entry = pairs.get(truth)
    for (const [field, same] of lists[list]) {
      const [wanted, got] = [textOf(truth, field), entry === undefined ? '' : textOf(entry, field)]
      if (wanted === '' && got === '') continue
      if (entry === undefined) count.add(false, !isReported)
      else count.add(wanted !== '' && got !== '' && same(got, wanted), levelOf(entry) === 'sure')
    }
  }
  const matched = new Set(pairs.values())
  for (const entry of read.filter((other) => !matched.has(other))) {
    for (const [field] of lists[list])
      if (textOf(entry, field) !== '') count.add(false, levelOf(entry) === 'sure')
  }
  return truths
    .filter((truth) => !pairs.has(truth))
    .map((truth) => `${list}: ${lists[list].map(([field]) => textOf(truth, field)).join(', ')}`)
}

export function judged(reading: ReadCv, truth: Truth): Judged {
  const { cv, certainty, leftOut } = reading
  const count = new Count()
  const isKnown = (field: string): boolean => truth._unknown?.includes(field) !== true
  for (const [field, same] of Object.entries(scalars) as [keyof typeof scalars, Same][]) {
    const [wanted, got] = [truth[field] ?? '', cv[field]]
    if (!isKnown(field) || (wanted === '' && got === '')) continue
    const isSilent =
      got === '' ? certainty[field] === 'none' && !required.has(field) : certainty[field] === 'sure'
    count.add(got !== '' && wanted !== '' && same(got, wanted), isSilent)
  }
  if (isKnown('skills')) {
    const isSure = certainty.skills !== 'check'
    const trueSkills = truth.skills ?? []
    for (const skill of trueSkills)
      count.add(
        cv.skills.some((other) => sameText(other, skill)),
        isSure,
      )
    const allSkills = [...trueSkills, ...(truth._skills_optional ?? [])]
    for (const skill of cv.skills)
      if (!allSkills.some((other) => sameText(skill, other))) count.add(false, isSure)
  }
  const lost = (Object.keys(lists) as ListName[]).flatMap((list) =>
    isKnown(list) ? countEntries(list, reading, truth[list] ?? [], count) : [],
  )
  const { values, errors, silent } = count
  const areJobsMarked = leftOut.some(({ section }) => section === 'experience')
  const lostJobs = lost.filter((entry) => entry.startsWith('experience')).length
  return {
    values,
    errors,
    silent,
    lost,
    jobs: isKnown('experience') ? (truth.experience ?? []).length : 0,
    silentJobs: areJobsMarked ? 0 : lostJobs,
    isMarked: leftOut.length > 0,
  }
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`

/** A table with the share of silent errors, and how often the reader reports rightly that it left something out. */
export function silentErrorTable(
  name: string,
  groups: readonly (readonly [string, readonly Judged[]])[],
): string {
  const rows = groups.map(([group, all]) => {
    const sum = (of: (one: Judged) => number): number => all.reduce((total, one) => total + of(one), 0)
    const losing = all.filter(({ lost }) => lost.length > 0)
    const whole = all.filter(({ lost }) => lost.length === 0)
    const marked = (some: readonly Judged[]): number => some.filter(({ isMarked }) => isMarked).length
    const [values, errors, silent] = [
      sum((one) => one.values),
      sum((one) => one.errors),
      sum((one) => one.silent),
    ]
    const cells = [
      group,
      all.length,
      values,
      errors,
      silent,
      percent(silent, values),
      `${sum((one) => one.silentJobs)} of ${sum((one) => one.jobs)}`,
      losing.length,
      percent(marked(losing), losing.length),
      whole.length,
      percent(marked(whole), whole.length),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    `| ${name} | documents | values | errors | silent | of all values | jobs lost without a mark | lose an entry | of them marked | whole | of them marked |`,
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
