import './JobFacts.css'
import { closedReason, deadlineLabel } from '#shared/domain/deadline.ts'
import type { JobStatus } from '#shared/domain/job.ts'

/** Labels of the last days, which are emphasised. */
const isSoon = (label: string): boolean => /today|tomorrow| days?$/.test(label)

type DeadlineProps = { closingDate: string | null; status: JobStatus; now: Date }

/** How long the position takes applications; a recruiter may close it before its date. */
export function Deadline({ closingDate, status, now }: DeadlineProps) {
  const isClosed = closedReason({ closingDate, status }, now) !== undefined
  const label = isClosed ? 'Closed' : deadlineLabel(closingDate, now)
  return (
    <span className={isSoon(label) ? 'job-fact job-fact--soon' : 'job-fact'}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d="M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 6v4.5l3 1.8" />
      </svg>
      {label}
    </span>
  )
}

export function Applicants({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className="job-fact">
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d="M4 3.5h8l4 4v9H4zM12 3.5v4h4M7 11h6M7 14h4" />
      </svg>
      {`${count} ${count === 1 ? 'applicant' : 'applicants'}`}
    </span>
  )
}
