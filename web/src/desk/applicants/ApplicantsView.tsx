import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { applicationStatuses } from '#shared/application/application-status.ts'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { MorePages } from '../MorePages.tsx'
import { statusNames } from '../names.ts'
import { PageFrame } from '../PageFrame.tsx'
import { usePositions } from '../positions/use-positions.ts'
import { applicantsPath, filterIn, type ApplicantFilter } from './applicants-path.ts'
import { ApplicantSearch } from './ApplicantSearch.tsx'
import { ApplicantTable } from './ApplicantTable.tsx'
import { RecallSeveral } from './RecallSeveral.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useApplicants, type Applicant } from './use-applicants.ts'
import './applicants.css'

export function ApplicantsView() {
  const filter = filterIn(useLocation())
  const navigate = useNavigate()
  const change = (changed: Partial<ApplicantFilter>): void =>
    void navigate(applicantsPath({ ...filter, ...changed }))
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
            onChange={({ target }) => change({ job: target.value === '' ? undefined : target.value })}
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
              change({ status: applicationStatuses.find((status) => status === target.value) })
            }
          >
            <option value="">All statuses</option>
            {applicationStatuses.map((status) => (
              <option key={status} value={status}>
                {statusNames[status]}
              </option>
            ))}
          </select>
        </label>
        <ApplicantSearch find={filter.find} onFind={(find) => change({ find })} />
      </div>
      {/* The key remounts the list for another filter, so that no hidden applicant stays selected. */}
      <ApplicantList key={applicantsPath(filter)} filter={filter} />
    </PageFrame>
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
              // A search takes no status, and finds at most one page.
              applicants={applicants.filter(
                ({ status }) => filter.status === undefined || status === filter.status,
              )}
              filter={filter}
            />
            {more && (
              <p className="panel__soft">More applicants match. Type more of the name to narrow the list.</p>
            )}
          </>
        )}
      </Loaded>
    )
  return (
    <Loaded answer={listed} what="The applicants">
      {(pages) => (
        <>
          <Selectable applicants={pages.flatMap(({ applicants }) => applicants)} filter={filter} />
          <MorePages pages={listed} label="Show more" className="quiet-button page__more" />
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
    {applicantsPath(filter) !== applicantsPath({ find: '' }) && (
      <p>
        <Link className="link" to="/desk/applicants">
          Show all applicants
        </Link>
      </p>
    )}
  </div>
)

function emptyText({ find, status, job }: ApplicantFilter): string {
  if (find !== '') return `No applicants match “${find}”.`
  if (status !== undefined) return `No applications with the status “${statusNames[status]}”.`
  return job === undefined ? 'No applications yet.' : 'No applications for this position yet.'
}
