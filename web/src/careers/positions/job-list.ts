import type { Job } from '#shared/position/job.ts'
import { isFiltered, searchOf, type JobQuery } from './job-query.ts'

/** Some of the jobs that match a query, and how many match it in all. */
export type JobsFound = { readonly jobs: readonly Job[]; readonly total: number }

/** What the list shows. `found` of another query stays in view, dimmed, while the wanted one is loading. */
export type JobList = {
  /** `searchOf` of the wanted query. */
  readonly wanted: string
  readonly status: 'loading' | 'shown' | 'failed'
  readonly found: JobsFound | undefined
}

export type JobListEvent =
  /** The visitor chose a query, of which the answer may be known already. */
  | { readonly kind: 'wanted'; readonly search: string; readonly known: JobsFound | undefined }
  | { readonly kind: 'answered'; readonly search: string; readonly found: JobsFound }
  | { readonly kind: 'failed'; readonly search: string }

/** Only the answer to the wanted query counts, so a slow answer to an earlier one never replaces a newer one. */
export function nextJobList(list: JobList, event: JobListEvent): JobList {
  if (event.kind === 'wanted') {
    const { search, known } = event
    if (known !== undefined) return { wanted: search, status: 'shown', found: known }
    if (search === list.wanted && list.status === 'shown') return list
    return { ...list, wanted: search, status: 'loading' }
  }
  if (event.search !== list.wanted) return list
  if (event.kind === 'answered') return { ...list, status: 'shown', found: event.found }
  // The visitor keeps a list that is in view already.
  return list.status === 'shown' ? list : { ...list, status: 'failed', found: undefined }
}

/** The page of a query in the unfiltered list, where that list was loaded far enough. */
export function pageIn(
  every: JobsFound | undefined,
  query: JobQuery,
  perPage: number,
): JobsFound | undefined {
  if (every === undefined || isFiltered(query)) return undefined
  const end = query.page * perPage
  if (end > every.jobs.length && every.jobs.length < every.total) return undefined
  return { jobs: every.jobs.slice(end - perPage, end), total: every.total }
}

export const pagesOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** The list of a first render. */
export const firstList = (query: JobQuery, jobs: JobsFound | undefined): JobList => ({
  wanted: searchOf(query),
  status: jobs === undefined ? 'loading' : 'shown',
  found: jobs,
})
