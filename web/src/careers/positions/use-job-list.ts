import { useEffect, useReducer, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Job } from '#shared/position/job.ts'
import { usePageData } from '../../site/page-data.ts'
import { knownEvery, knownList, rememberEvery, rememberList } from '../known-jobs.ts'
import { loadJobs } from '../load-jobs.ts'
import { useIsHydrated } from '../use-browser.ts'
import { firstList, nextJobList, pageIn, type JobList, type JobsFound } from './job-list.ts'
import { everyJob, readJobQuery, searchOf, type JobQuery } from './job-query.ts'

export const jobsOnPage = 20

/** The largest page of the API. */
const maxJobs = 100

/** Loads the unfiltered list once, and parts of it from there where it was loaded far enough. */
function createSource(published: JobsFound | undefined) {
  // If the page contains only some of the jobs, the options of the filters need the API's list.
  const isComplete = published !== undefined && published.jobs.length === published.total
  let unfiltered = isComplete ? Promise.resolve(published) : undefined

  function every(): Promise<JobsFound> {
    unfiltered ??= loadJobs({}, maxJobs).catch((error: unknown) => {
      unfiltered = undefined
      throw error
    })
    return unfiltered
  }

  async function find(query: JobQuery): Promise<JobsFound> {
    const isWhole = searchOf({ ...query, page: 1 }) === ''
    const page = isWhole ? pageIn(await every(), query, jobsOnPage) : undefined
    return page ?? loadJobs(query, jobsOnPage)
  }

  return { every, find }
}

export type Jobs = {
  query: JobQuery
  list: JobList
  /** The unfiltered list, which the options of the filters are read from; empty until it is loaded. */
  every: readonly Job[]
  retry: () => void
}

/** The jobs of the query in the URL: those in the published HTML first, then the API's. */
export function useJobList(): Jobs {
  const published = usePageData()?.list
  const { search: given } = useLocation()
  const isHydrated = useIsHydrated()
  const query = isHydrated ? readJobQuery(given) : everyJob
  const search = searchOf(query)

  const [source, setSource] = useState(() => createSource(published))
  const [every, setEvery] = useState(() => published ?? knownEvery())
  const [list, dispatch] = useReducer(nextJobList, undefined, () =>
    firstList(query, pageIn(every, query, jobsOnPage) ?? knownList(search)),
  )

  useEffect(() => {
    source.every().then(
      (jobs) => {
        rememberEvery(jobs)
        setEvery(jobs)
      },
      // The filters then have no options; the list shows the failure.
      () => undefined,
    )
  }, [source])

  useEffect(() => {
    const query = readJobQuery(search)
    dispatch({ kind: 'wanted', search, known: knownList(search) })
    source.find(query).then(
      (jobs) => {
        rememberList(search, jobs)
        dispatch({ kind: 'answered', search, found: jobs })
      },
      () => dispatch({ kind: 'failed', search }),
    )
  }, [source, search])

  return { query, list, every: every?.jobs ?? [], retry: () => setSource(createSource(undefined)) }
}
