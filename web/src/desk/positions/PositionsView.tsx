import { Link } from 'react-router-dom'
import type { DraftListed } from '#shared/desk/contract/positions.ts'
import type { Job } from '#shared/position/job.ts'
import { When } from '../../ui/When.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { PageFrame } from '../PageFrame.tsx'
import { usePositionsAndDrafts } from './use-positions.ts'

export function PositionsView() {
  const answer = usePositionsAndDrafts()
  const { role } = useMember()
  return (
    <PageFrame
      title="Positions"
      actions={
        role === 'recruiter' && (
          <ButtonLink size="compact" to="/desk/positions/new">
            New position
          </ButtonLink>
        )
      }
    >
      <Loaded answer={answer} what="The positions">
        {({ jobs, drafts }) =>
          jobs.length + drafts.length === 0 ? (
            <p className="page__empty">
              {role === 'recruiter'
                ? 'No positions yet. Create the first one; candidates see it once you publish it.'
                : 'No positions yet. A position appears here once you are assigned to review it.'}
            </p>
          ) : (
            <PositionTable jobs={jobs} drafts={drafts} isRecruiter={role === 'recruiter'} />
          )
        }
      </Loaded>
    </PageFrame>
  )
}

type TableProps = { jobs: readonly Job[]; drafts: readonly DraftListed[]; isRecruiter: boolean }

function PositionTable({ jobs, drafts, isRecruiter }: TableProps) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Position</th>
          <th scope="col">Status</th>
          <th scope="col">Closes</th>
          <th scope="col" className="table__number">
            Applicants
          </th>
          {isRecruiter && (
            <th scope="col">
              <span className="unseen">Edit</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} isRecruiter={isRecruiter} />
        ))}
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row" className="table__main">
              <Link className="table__link" to={`/desk/applicants?job=${job.id}`}>
                {job.title}
              </Link>
              <Place of={job} />
            </th>
            <td>
              <span className={`badge badge--${job.status === 'open' ? 'good' : 'over'}`}>
                {job.status === 'open' ? 'Open' : 'Closed'}
              </span>
            </td>
            <td data-label="Closes">
              {job.closingDate === null ? 'No date' : <When at={job.closingDate} to="day" />}
            </td>
            <td data-label="Applicants" className="table__number">
              {job.applicationCount}
            </td>
            {isRecruiter && (
              <td className="table__actions">
                <Link className="link" to={`/desk/positions/${job.id}`}>
                  Edit<span className="unseen">{` ${job.title}`}</span>
                </Link>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Place = ({ of: { department, location } }: { of: Pick<Job, 'department' | 'location'> }) => (
  <span className="table__soft">{[department, location].filter(Boolean).join(' · ')}</span>
)

/** Its applicants are none, so its title leads to the form. */
const DraftRow = ({ draft, isRecruiter }: { draft: DraftListed; isRecruiter: boolean }) => (
  <tr>
    <th scope="row" className="table__main">
      {isRecruiter ? (
        <Link className="table__link" to={`/desk/positions/${draft.id}`}>
          {draft.title}
        </Link>
      ) : (
        draft.title
      )}
      <Place of={draft} />
    </th>
    <td>
      <span className="badge badge--open">Draft</span>
    </td>
    <td colSpan={isRecruiter ? 3 : 2}>
      Saved <When at={draft.updatedAt} />
    </td>
  </tr>
)
