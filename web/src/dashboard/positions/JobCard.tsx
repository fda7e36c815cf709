import type { Job } from '#shared/position/job.ts'
import { deadlineLabel } from '#shared/platform/deadline.ts'
import { Link } from 'react-router-dom'
import { cardCover, Panel } from '../../ui/Panel.tsx'
import { linkTo } from '../../site/link.ts'
import { fromDashboard } from '../../site/page-rules.ts'
import type { Tone } from '../standing/actions.ts'
import { jobBadge } from '../standing/job-badge.ts'
import type { Standing } from '../standing/standing.ts'

type Props = {
  job: Job
  /** The candidate's application for the job. */
  standing: Standing | undefined
  now: Date
  onOpen: () => void
  onShowStatus: () => void
}

const opening = `${cardCover} after:rounded-card after:outline-offset-3`

/** Opens the job's page, or the application if there is one. The badge tells where that stands. */
export function JobCard({ job, standing, now, onOpen, onShowStatus }: Props) {
  return (
    <Panel
      as="li"
      className="fade-colors relative grid min-w-0 content-start gap-3 title-hover:border-line-control"
    >
      <div className="flex items-start justify-between gap-3 narrow:flex-wrap">
        <h2 className="min-w-0 text-large leading-130 tracking-name wrap-anywhere">
          {standing === undefined ? (
            <Link
              className={opening}
              to={linkTo('/careers/{jobId}', { jobId: job.id })}
              state={fromDashboard}
            >
              {job.title}
            </Link>
          ) : (
            <button type="button" className={opening} onClick={onOpen}>
              {job.title}
            </button>
          )}
        </h2>
        {standing !== undefined && <Badge standing={standing} onPress={onShowStatus} />}
      </div>
      <p className="-mt-2 text-ink-soft">{job.department}</p>
      <ul className="flex flex-wrap gap-2">
        {[job.location, job.jobType, job.level].filter(Boolean).map((fact) => (
          <li key={fact} className="rounded-round bg-surface-sunken px-2 py-hair text-small">
            {fact}
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-soft">{deadlineLabel(job.closingDate, now)}</p>
    </Panel>
  )
}

const tones = {
  turn: 'border-accent/45 bg-accent-wash text-accent',
  waiting: 'border-line-control bg-surface-sunken text-ink',
  good: 'border-success/45 bg-success-wash text-success',
  calm: 'border-line-control bg-surface text-ink-soft',
  accepted: 'border-transparent bg-amber text-on-amber',
} as const satisfies Record<Tone, string>

function Badge({ standing, onPress }: { standing: Standing; onPress: () => void }) {
  const { label, tone } = jobBadge(standing)
  return (
    <button
      type="button"
      className={`relative z-1 min-h-line flex-none phone:min-h-touch cursor-pointer rounded-round border px-3 py-0 text-small font-strong tracking-code hover:border-current ${tones[tone]}`}
      aria-label={`${label}, status of your application`}
      onClick={onPress}
    >
      {label}
    </button>
  )
}
