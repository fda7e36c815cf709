import { useEffect, useRef } from 'react'
import { company } from '#shared/company.ts'
import type { Job } from '#shared/position/job.ts'
import { useNavigate } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { ExampleMark } from '../../ui/ExampleMark.tsx'
import { fromCareers } from '../../site/page-rules.ts'
import { JobCards } from './JobCards.tsx'
import { JobSearch } from './JobSearch.tsx'
import { NothingFound, NotLoaded } from './NoJobs.tsx'
import { Pages } from './Pages.tsx'
import { Results } from './Results.tsx'
import { pagesOf, type JobList } from './job-list.ts'
import { isFiltered, searchOf, type JobQuery } from './job-query.ts'
import { jobsOnPage, useJobList } from './use-job-list.ts'
import { useIsHydrated, useNow } from '../use-browser.ts'

/** The open positions: search, filters, cards and pages. */
export function Positions() {
  const { query, list, every, retry } = useJobList()
  useLastPage(query, list)
  const { status, found } = list
  const now = useNow()
  const heading = useHeadingOfPage(query.page)
  const isHydrated = useIsHydrated()
  const isLoading = status === 'loading'
  return (
    <section
      className="border-t border-line bg-surface-sunken py-section phone:pt-7"
      aria-labelledby="positions-title"
    >
      <div className="page-width">
        <h2 id="positions-title" className="text-heading outline-none" ref={heading} tabIndex={-1}>
          Open Positions
        </h2>
        <noscript>
          <p className="mt-4 text-ink-soft">
            Searching and applying need JavaScript. Please turn it on in your browser, or write to{' '}
            <a href={`mailto:${company.careersEmail}`}>{company.careersEmail}</a>
            <ExampleMark of="careersEmail" />.
          </p>
        </noscript>
        <JobSearch query={query} every={every} />
        <Results list={list} isFiltered={isFiltered(query)} />
        {found !== undefined && found.jobs.length > 0 && (
          <JobCards jobs={found.jobs} now={now} isDimmed={isLoading} />
        )}
        {found?.total === 0 && !isLoading && (
          <div className="mt-4">
            <NothingFound />
          </div>
        )}
        {status === 'failed' && (
          <div className="mt-4">
            <NotLoaded onRetry={retry} />
          </div>
        )}
        {!isHydrated && <OtherPages jobs={every.slice(jobsOnPage)} />}
        {found !== undefined && found.jobs.length > 0 && (
          <Pages query={query} total={found.total} perPage={jobsOnPage} />
        )}
      </div>
    </section>
  )
}

/** Links to the jobs that are not on the first page, for crawlers and browsers without scripts. */
function OtherPages({ jobs }: { jobs: readonly Job[] }) {
  return (
    <noscript>
      {jobs.map(({ id, title }) => (
        <p key={id}>
          <a href={linkTo('/careers/{jobId}', { jobId: id })}>{title}</a>
        </p>
      ))}
    </noscript>
  )
}

/** A page beyond the last one, as in an old link, becomes the last one. */
function useLastPage(query: JobQuery, { status, found }: JobList): void {
  const navigate = useNavigate()
  const search =
    status === 'shown' && found?.jobs.length === 0 && found.total > 0
      ? searchOf({ ...query, page: pagesOf(found.total, jobsOnPage) })
      : undefined
  useEffect(() => {
    if (search !== undefined) void navigate({ search }, { replace: true, state: fromCareers })
  }, [search, navigate])
}

/** Scrolls to the start of the list when the visitor opens another page of it, and not when it is first shown. */
function useHeadingOfPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}
