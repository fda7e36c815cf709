import { Link } from 'react-router-dom'
import type { Job } from '#shared/position/job.ts'
import { When } from '../../ui/When.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { PageFrame } from '../PageFrame.tsx'
import { usePositions } from './use-positions.ts'

export function PositionsView() {
  const answer = usePositions()
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
        {(jobs) =>
          jobs.length === 0 ? (
            <p className="page__empty">
              {role === 'recruiter'
                ? 'No positions yet. Create the first one; candidates see it once you publish it.'
                : 'No positions yet. A position appears here once you are assigned to review it.'}
            </p>
          ) : (
            <PositionTable jobs={jobs} isRecruiter={role === 'recruiter'} />
          )
        }
      </Loaded>
    </PageFrame>
  )
}

function PositionTable({ jobs, isRecruiter }: { jobs: readonly Job[]; isRecruiter: boolean }) {
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
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row" className="table__main">
              <Link className="table__link" to={`/desk/applicants?job=${job.id}`}>
                {job.title}
              </Link>
              <span className="table__soft">
                {[job.department, job.location].filter(Boolean).join(' · ')}
              </span>
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
