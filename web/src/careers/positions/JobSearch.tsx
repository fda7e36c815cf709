import './JobSearch.css'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Job } from '#shared/domain/job.ts'
import { fromCareers } from '../../site/page-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { importClient } from '../load-jobs.ts'
import { choices, optionsOf } from './filter-options.ts'
import { searchOf, withFilter, type JobQuery } from './job-query.ts'

/** Fetches the client's code while a visitor is about to search; a failure is reported by the search itself. */
const prepare = (): void => void importClient().catch(() => undefined)

/** The search box and the filters. Each change is a new URL, which the list follows. */
export function JobSearch({ query, every }: { query: JobQuery; every: readonly Job[] }) {
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const chosen = choices.filter(({ name }) => query[name] !== '').length
  // Undefined until the visitor uses the toggle: a link with filters opens them.
  const [toggled, setToggled] = useState<boolean>()
  const isOpen = toggled ?? chosen > 0

  const go = (next: JobQuery): void => {
    if (searchOf(next) !== searchOf(query)) void navigate({ search: searchOf(next) }, { state: fromCareers })
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    go(withFilter(query, 'search', box.current?.value ?? ''))
  }

  // The box is uncontrolled, so that hydration keeps what was typed before it; it follows the URL after that.
  const searched = useRef('')
  useEffect(() => {
    if (searched.current === query.search) return
    searched.current = query.search
    if (box.current !== null) box.current.value = query.search
  }, [query.search])

  return (
    <search className="job-search">
      <form onSubmit={submit}>
        <div className="job-search__row">
          <div className="job-search__box">
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M8.75 3a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5zM13 13l4.25 4.25" />
            </svg>
            <input
              ref={box}
              onFocus={prepare}
              type="search"
              name="search"
              className="job-search__input"
              aria-label="Search positions"
              placeholder="Search positions..."
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
            />
          </div>
          <button
            type="button"
            className="job-search__toggle"
            aria-expanded={isOpen}
            aria-controls="job-filters"
            onFocus={prepare}
            onPointerEnter={prepare}
            onClick={() => setToggled(!isOpen)}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M3 6h9m4 0h1M3 14h1m4 0h9M14 4v4M6 12v4" />
            </svg>
            Filters
            {chosen > 0 && (
              <span className="job-search__count">
                {chosen}
                <span className="unseen"> in use</span>
              </span>
            )}
          </button>
          <Button type="submit">Search</Button>
        </div>
        <div id="job-filters" className="job-search__filters" hidden={!isOpen}>
          {choices.map(({ name, label, everything }) => (
            <div key={name} className="job-search__filter">
              <label htmlFor={`job-${name}`}>{label}</label>
              <select
                id={`job-${name}`}
                className="job-search__select"
                name={name}
                value={query[name]}
                onChange={({ target }) => go(withFilter(query, name, target.value))}
              >
                <option value="">{everything}</option>
                {optionsOf(every, name, query[name]).map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            </div>
          ))}
        </div>
      </form>
    </search>
  )
}
