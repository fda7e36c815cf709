import { Link } from 'react-router-dom'
import type { Job } from '#shared/position/job.ts'
import { linkTo } from '../../site/link.ts'
import { fromDashboard } from '../../site/page-rules.ts'

const shownJobs = 3

/** After a rejection: the newest positions that the candidate can apply for. */
export function OpenNow({ jobs }: { jobs: readonly Job[] }) {
  if (jobs.length === 0) return null
  return (
    <section className="grid gap-2" aria-labelledby="open-now-title">
      <h3 className="text-body tracking-small" id="open-now-title">
        Open positions
      </h3>
      <ul className="grid">
        {jobs.slice(0, shownJobs).map(({ id, title, location }) => (
          <li key={id} className="flex flex-wrap gap-x-3 border-t border-line py-3">
            <Link
              className="link font-medium"
              to={linkTo('/careers/{jobId}', { jobId: id })}
              state={fromDashboard}
            >
              {title}
            </Link>
            <span className="text-ink-soft">{location}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
