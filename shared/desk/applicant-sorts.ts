import { applicantStages } from '../company-hiring.ts'

/** How a list of applicants is sorted; with `-` the other way around. Over all positions by `applied` alone. Without zod, because pages import it. */
export const applicantSorts = [
  '-applied',
  'applied',
  'stage',
  '-stage',
  '-mark',
  'mark',
  '-changed',
  'changed',
] as const

export type ApplicantSort = (typeof applicantSorts)[number]

export type SortedBy = ApplicantSort extends infer Sort
  ? Sort extends `-${infer Name}`
    ? Name
    : never
  : never

/** The newest first. */
export const [usualSort] = applicantSorts

export const isDescending = (sort: ApplicantSort): boolean => sort.startsWith('-')

export const sortedBy = (sort: ApplicantSort): SortedBy =>
  (isDescending(sort) ? sort.slice(1) : sort) as SortedBy

/** Whether an index has this order. The others read every application for the position. */
export const isByDate = (sort: ApplicantSort): boolean => sortedBy(sort) === 'applied'

export type Sortable = {
  id: string
  appliedAt: string
  stage: string
  changedAt: string | null
  /** Undefined where the member has not assessed the applicant, null where the assessment is a note alone. */
  mark: number | null | undefined
}

/** What an order compares, then the date and the id, so that no two are equal. */
export type Rank = readonly [value: number | string, appliedAt: string, id: string]

const noteAlone = 0
const notMarked = -1

export function rankOf(sort: ApplicantSort, { id, appliedAt, stage, changedAt, mark }: Sortable): Rank {
  const values = {
    applied: appliedAt,
    // A stage that is no longer in the list is the last.
    stage: [...applicantStages, stage].indexOf(stage),
    mark: mark === undefined ? notMarked : (mark ?? noteAlone),
    changed: changedAt ?? appliedAt,
  }
  return [values[sortedBy(sort)], appliedAt, id]
}

/** Of equal values the newest application is first. */
export function compareRanks(sort: ApplicantSort, one: Rank, other: Rank): number {
  const [value, appliedAt, id] = one
  const [otherValue, otherAppliedAt, otherId] = other
  if (value !== otherValue) return value < otherValue === isDescending(sort) ? 1 : -1
  if (appliedAt !== otherAppliedAt) return appliedAt < otherAppliedAt ? 1 : -1
  return id < otherId ? -1 : Number(id > otherId)
}
