import type { Job } from '#shared/position/job.ts'
import { choices, optionsOf } from './filter-options.ts'
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
    <div id={filtersId} className="job-search__filters" hidden={!isOpen}>
      {choices.map(({ name, label, everything }) => (
        <div key={name} className="job-search__filter">
          <label htmlFor={`job-${name}`}>{label}</label>
          <select
            id={`job-${name}`}
            className="job-search__select"
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
