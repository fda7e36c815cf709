import type { Job } from '#shared/position/job.ts'
import { deadlineLabel } from '#shared/platform/deadline.ts'
import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { fromDashboard } from '../../site/page-rules.ts'
import { jobBadge } from '../standing/job-badge.ts'
import type { Standing } from '../standing/standing.ts'
import '../CardCover.css'

type Props = {
  job: Job
  /** The candidate's application for the job. */
  standing: Standing | undefined
  now: Date
  onOpen: () => void
  onShowStatus: () => void
}

/** Opens the job's page, or the application if there is one. The badge tells where that stands. */
export function JobCard({ job, standing, now, onOpen, onShowStatus }: Props) {
  return (
    <li className="role">
      <div className="role__head">
        <h2 className="role__title">
          {standing === undefined ? (
            <Link
              className="role__open card-cover"
              to={linkTo('/careers/{jobId}', { jobId: job.id })}
              state={fromDashboard}
            >
              {job.title}
            </Link>
          ) : (
            <button type="button" className="role__open card-cover" onClick={onOpen}>
              {job.title}
            </button>
          )}
        </h2>
        {standing !== undefined && <Badge standing={standing} onPress={onShowStatus} />}
      </div>
      <p className="role__department">{job.department}</p>
      <ul className="role__facts">
        {[job.location, job.jobType, job.level].filter(Boolean).map((fact) => (
          <li key={fact} className="role__fact">
            {fact}
          </li>
        ))}
      </ul>
      <p className="role__deadline">{deadlineLabel(job.closingDate, now)}</p>
    </li>
  )
}

function Badge({ standing, onPress }: { standing: Standing; onPress: () => void }) {
  const { label, tone } = jobBadge(standing)
  return (
    <button
      type="button"
      className={`role__badge role__badge--${tone}`}
      aria-label={`${label}, status of your application`}
      onClick={onPress}
    >
      {label}
    </button>
  )
}
