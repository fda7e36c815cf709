import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { applicationStatuses } from '#shared/domain/application-status.ts'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { statusNames } from '../names.ts'
import { PageFrame } from '../PageFrame.tsx'
import { usePositions } from '../positions/use-positions.ts'
import { addressOf, filterIn, shortestSearch, type ApplicantFilter } from './applicants-address.ts'
import { ApplicantTable } from './ApplicantTable.tsx'
import { RecallSeveral } from './RecallSeveral.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useApplicants, type Applicant } from './use-applicants.ts'
import { useLetterKeys } from './use-letter-keys.ts'
import { useSearchKey } from './use-search-key.ts'
import './applicants.css'

export function ApplicantsView() {
  const filter = filterIn(useLocation())
  const navigate = useNavigate()
  const become = (change: Partial<ApplicantFilter>): void =>
    void navigate(addressOf({ ...filter, ...change }))
  const { data: positions = [] } = usePositions()
  const position = positions.find(({ id }) => id === filter.job)
  return (
    <PageFrame title={position === undefined ? 'Applicants' : `Applicants: ${position.title}`}>
      <div className="filters">
        <label className="field">
          <span className="field__label">Position</span>
          <select
            className="field__control"
            value={filter.job ?? ''}
            onChange={({ target }) => become({ job: target.value === '' ? undefined : target.value })}
          >
            <option value="">All positions</option>
            {positions.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="field__label">Status</span>
          <select
            className="field__control"
            value={filter.status ?? ''}
            onChange={({ target }) =>
              become({ status: applicationStatuses.find((status) => status === target.value) })
            }
          >
            <option value="">Every status</option>
            {applicationStatuses.map((status) => (
              <option key={status} value={status}>
                {statusNames[status]}
              </option>
            ))}
          </select>
        </label>
        <Search find={filter.find} onFind={(find) => become({ find })} />
      </div>
      {/* Another filter is another list: nothing stays selected that is not shown. */}
      <ApplicantList key={addressOf(filter)} filter={filter} />
    </PageFrame>
  )
}

function Search({ find, onFind }: { find: string; onFind: (find: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  // After the back button it is another text. The field stays the same one, and keeps the focus.
  useEffect(() => {
    if (input.current !== null) input.current.value = find
  }, [find])
  const { hasLetters } = useLetterKeys()
  useSearchKey(input, hasLetters)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    const isShort = text.length > 0 && text.length < shortestSearch
    setProblem(isShort ? `Please enter at least ${shortestSearch} letters` : '')
    if (!isShort) onFind(text)
  }
  return (
    <search className="filters__search">
      <form className="field" onSubmit={submit}>
        <label className="field__label" htmlFor="find-applicant">
          Beginning of a name or email
        </label>
        <span className="filters__find">
          <input
            ref={input}
            id="find-applicant"
            className="field__control"
            type="search"
            defaultValue={find}
            autoComplete="off"
            aria-keyshortcuts="/"
            aria-describedby="find-problem"
          />
          <button type="submit" className="quiet-button">
            Find
          </button>
        </span>
        <span role="alert" id="find-problem" className="filters__problem">
          {problem}
        </span>
      </form>
    </search>
  )
}

function ApplicantList({ filter }: { filter: ApplicantFilter }) {
  const { listed, found, isSearch } = useApplicants(filter)
  if (isSearch)
    return (
      <Loaded answer={found} what="The applicants">
        {({ applicants, more }) => (
          <>
            <Selectable
              // The status is a filter of what was found, which is at most one page.
              applicants={applicants.filter(
                ({ status }) => filter.status === undefined || status === filter.status,
              )}
              filter={filter}
            />
            {more && (
              <p className="panel__soft">More applicants match. Type more of the name to find the others.</p>
            )}
          </>
        )}
      </Loaded>
    )
  const { data, error, isValidating, mutate, size, setSize } = listed
  return (
    <Loaded answer={{ data, error, isValidating, mutate }} what="The applicants">
      {(parts) => (
        <>
          <Selectable applicants={parts.flatMap(({ applicants }) => applicants)} filter={filter} />
          {parts.at(-1)?.next !== null && (
            <button
              type="button"
              className="quiet-button page__more"
              disabled={isValidating}
              onClick={() => void setSize(size + 1)}
            >
              {isValidating ? 'Loading…' : 'Show more'}
            </button>
          )}
        </>
      )}
    </Loaded>
  )
}

function Selectable({ applicants, filter }: { applicants: readonly Applicant[]; filter: ApplicantFilter }) {
  const { role } = useMember()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [rejected, setRejected] = useState<readonly Applicant[]>([])
  if (applicants.length === 0) return <Empty filter={filter} />
  const chosen = applicants.filter(({ id }) => selected.has(id))
  return (
    <>
      <StatusRegion>
        {rejected.length > 0 && (
          <RecallSeveral key={rejected[0]?.id} rejected={rejected} onClose={() => setRejected([])} />
        )}
      </StatusRegion>
      <ApplicantTable
        applicants={applicants}
        isOfOnePosition={filter.job !== undefined}
        selected={selected}
        onSelect={role === 'privacy_officer' ? undefined : setSelected}
      />
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          onClear={() => setSelected(new Set())}
          onRejected={(those) => {
            setSelected(new Set())
            setRejected(those)
          }}
        />
      )}
    </>
  )
}

const Empty = ({ filter }: { filter: ApplicantFilter }) => (
  <div className="page__empty">
    <p>{emptyText(filter)}</p>
    {(filter.find !== '' || filter.status !== undefined || filter.job !== undefined) && (
      <p>
        <Link className="link" to="/desk/applicants">
          Show all applicants
        </Link>
      </p>
    )}
  </div>
)

function emptyText({ find, status, job }: ApplicantFilter): string {
  if (find !== '') return `Nobody’s name or email begins with “${find}” here.`
  if (status !== undefined) return `No application is “${statusNames[status]}” here.`
  return job === undefined ? 'Nobody has applied yet.' : 'Nobody has applied for this position yet.'
}
