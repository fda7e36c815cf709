import { answerFiltersIn, matchAnswers } from '#shared/application/screening-answers.ts'
import {
  applicantSorts,
  compareRanks,
  isByDate,
  isDescending,
  rankOf,
  sortedBy,
  usualSort,
  type ApplicantSort,
  type SortedBy,
} from '#shared/desk/applicant-sorts.ts'
import { applicantsPath, type ApplicantFilter } from '../applicants-path.ts'
import type { Applicant } from './use-applicants.ts'

/** By application: the member's own mark, null for a note alone. */
export type Marks = Readonly<Record<string, number | null>>

/** What a first click on a column's head asks for; the next one turns it around. */
const firstSorts: Readonly<Record<SortedBy, ApplicantSort>> = {
  applied: '-applied',
  stage: 'stage',
  mark: '-mark',
  changed: '-changed',
}

const turned = (sort: ApplicantSort): ApplicantSort | undefined =>
  applicantSorts.find((one) => one !== sort && sortedBy(one) === sortedBy(sort))

/** The head of a column by which the list can be sorted. */
export function columnSort(by: SortedBy, filter: ApplicantFilter) {
  const present = filter.sort ?? usualSort
  const isPresent = sortedBy(present) === by
  const next = isPresent ? turned(present) : firstSorts[by]
  return {
    to: applicantsPath({ ...filter, sort: next === usualSort ? undefined : next }),
    direction: isPresent
      ? isDescending(present)
        ? ('descending' as const)
        : ('ascending' as const)
      : undefined,
  }
}

const sortNames: Readonly<Record<ApplicantSort, string>> = {
  '-applied': 'Newest first',
  applied: 'Oldest first',
  stage: 'Stage, first to last',
  '-stage': 'Stage, last to first',
  '-mark': 'My mark, highest first',
  mark: 'My mark, lowest first',
  '-changed': 'Last change, newest first',
  changed: 'Last change, oldest first',
}

/** The orders for the select of phones, without the usual one. */
export const sortOptions = (isOfOnePosition: boolean) =>
  applicantSorts
    .filter((sort) => sort !== usualSort && (isOfOnePosition || isByDate(sort)))
    .map((sort) => [sort, sortNames[sort]] as const)

export const usualSortName = sortNames[usualSort]

/** The results of a search as the filter wants them: a search takes no filter but the position, and finds at most one page. */
export function resultsOf(
  applicants: readonly Applicant[],
  marks: Marks,
  filter: ApplicantFilter,
): Applicant[] {
  const { status, stage, reason, questions, answers, unmarked, sort = usualSort } = filter
  const rankOfOne = (one: Applicant) => rankOf(sort, { ...one, mark: marks[one.id] })
  return applicants
    .filter(
      (one) =>
        (status === undefined || one.status === status) &&
        (stage === undefined || one.stage === stage) &&
        (questions === undefined || one.openQuestions > 0) &&
        (reason === undefined || one.rejection?.reason === reason) &&
        matchAnswers(one.screening, answerFiltersIn(answers)) &&
        (unmarked === undefined || marks[one.id] === undefined),
    )
    .toSorted((one, other) => compareRanks(sort, rankOfOne(one), rankOfOne(other)))
}
