import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Job } from '#shared/position/job.ts'
import { fromCareers } from '../../site/page-rules.ts'
import { Button } from '../../ui/MainButton.tsx'
import { Count } from '../../ui/Count.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { importClient } from '../load-jobs.ts'
import { choices } from './filter-options.ts'
import { filtersId, JobFilters } from './JobFilters.tsx'
import { searchOf, withFilter, type JobQuery } from './job-query.ts'
import { SearchBox, searchControl, searchName } from './SearchBox.tsx'

/** Fetches the client's code while a visitor is about to search; a failure is reported by the search itself. */
const prepare = (): void => void importClient().catch(() => undefined)

/** The search box and the filters. Each change is a new URL, which the list follows. */
export function JobSearch({ query, every }: { query: JobQuery; every: readonly Job[] }) {
  const navigate = useNavigate()
  const chosen = choices.filter(({ name }) => query[name] !== '').length
  // Undefined until the visitor uses the toggle: a link with filters opens them.
  const [toggled, setToggled] = useState<boolean>()
  const isOpen = toggled ?? chosen > 0

  const go = (next: JobQuery): void => {
    if (searchOf(next) !== searchOf(query)) void navigate({ search: searchOf(next) }, { state: fromCareers })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const searched = new FormData(event.currentTarget).get(searchName)
    if (typeof searched === 'string') go(withFilter(query, 'search', searched))
  }

  return (
    <search className="mt-6 block" data-needs-script>
      <form onSubmit={submit}>
        <div className="grid grid-cols-search gap-3 phone:grid-cols-2">
          <SearchBox searched={query.search} onFocus={prepare} />
          <button
            type="button"
            className={`${searchControl} inline-flex cursor-pointer flex-wrap items-center gap-2 rounded-round px-4 font-strong aria-expanded:border-accent aria-expanded:bg-accent-wash phone:justify-center`}
            aria-expanded={isOpen}
            aria-controls={filtersId}
            onFocus={prepare}
            onPointerEnter={prepare}
            onClick={() => setToggled(!isOpen)}
          >
            <Icon path="M3 6h9m4 0h1M3 14h1m4 0h9M14 4v4M6 12v4" box={20} />
            Filters
            {chosen > 0 && <Count of={chosen} unit=" in use" />}
          </button>
          <Button type="submit">Search</Button>
        </div>
        <JobFilters query={query} every={every} isOpen={isOpen} onChange={go} />
      </form>
    </search>
  )
}
