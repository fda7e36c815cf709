import { Link } from 'react-router-dom'
import { fromCareers } from '../../site/page-rules.ts'
import { pagesOf } from './job-list.ts'
import { searchOf, type JobQuery } from './job-query.ts'

const pageLink =
  'rounded-round border border-line-control px-5 py-3 font-strong text-ink no-underline hover:border-ink'

type Props = { query: JobQuery; total: number; perPage: number }

/** Links to the pages of a list that needs more than one. */
export function Pages({ query, total, perPage }: Props) {
  const last = pagesOf(total, perPage)
  if (last === 1 && query.page === 1) return null
  const to = (page: number) => ({ search: searchOf({ ...query, page }) })
  return (
    <nav
      className="mt-6 flex flex-wrap items-center justify-center gap-4 text-ink-soft"
      aria-label="Pages of positions"
      data-needs-script
    >
      {query.page > 1 && (
        <Link className={pageLink} to={to(Math.min(query.page - 1, last))} state={fromCareers} rel="prev">
          Previous
        </Link>
      )}
      <span>
        Page {query.page} of {last}
      </span>
      {query.page < last && (
        <Link className={pageLink} to={to(query.page + 1)} state={fromCareers} rel="next">
          Next
        </Link>
      )}
    </nav>
  )
}
