import { Link } from 'react-router-dom'
import { fromCareers } from '../../site/page-rules.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import type { JobList } from './job-list.ts'

const counted = (total: number, isFiltered: boolean): string => {
  const positions = total === 1 ? 'position' : 'positions'
  return isFiltered ? `${total} matching ${positions}` : `${total} open ${positions}`
}

/** How many positions the list has; screen readers announce it after each search. */
export function Results({ list: { status, found }, isFiltered }: { list: JobList; isFiltered: boolean }) {
  return (
    <div className="mt-5 flex min-h-line flex-wrap items-center gap-x-5 gap-y-2 text-ink-soft">
      <StatusRegion>
        {status === 'loading' && (
          <span className="flex items-center gap-3">
            <Spinner />
            Loading positions…
          </span>
        )}
        {status === 'shown' && found !== undefined && found.total > 0 && counted(found.total, isFiltered)}
      </StatusRegion>
      {isFiltered && (
        <Link className="link" to={{ search: '' }} state={fromCareers}>
          Clear all filters
        </Link>
      )}
    </div>
  )
}
