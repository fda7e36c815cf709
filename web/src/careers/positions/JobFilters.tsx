import './JobFilters.css'
import type { Job } from '#shared/position/job.ts'
import { choices, optionsOf } from './filter-options.ts'
import { searchControl } from './SearchBox.tsx'
import { withFilter, type JobQuery } from './job-query.ts'

export const filtersId = 'job-filters'

type Props = {
  query: JobQuery
  every: readonly Job[]
  isOpen: boolean
  onChange: (next: JobQuery) => void
}

export function JobFilters({ query, every, isOpen, onChange }: Props) {
  return (
    <div
      id={filtersId}
      className={`mt-4 grid-cols-3 gap-4 phone:grid-cols-1 ${isOpen ? 'grid' : 'hidden'}`}
      hidden={!isOpen}
    >
      {choices.map(({ name, label, everything }) => (
        <div key={name} className="grid gap-2">
          <label htmlFor={`job-${name}`} className="text-compact font-medium">
            {label}
          </label>
          <select
            id={`job-${name}`}
            className={`${searchControl} search-filter w-full appearance-none pl-4 rounded-control text-ellipsis`}
            name={name}
            value={query[name]}
            onChange={({ target }) => onChange(withFilter(query, name, target.value))}
          >
            <option value="">{everything}</option>
            {optionsOf(every, name, query[name]).map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
}
