import './JobFacts.css'
import { closedReason, deadlineLabel } from '#shared/platform/deadline.ts'
import type { JobStatus } from '#shared/position/job.ts'

const fact = 'job-fact inline-flex items-center gap-2'

/** Labels of the last days, which are emphasised. */
const isSoon = (label: string): boolean => /today|tomorrow| days?$/.test(label)

type DeadlineProps = { closingDate: string | null; status: JobStatus; now: Date }

/** How long the position takes applications; a recruiter may close it before its date. */
export function Deadline({ closingDate, status, now }: DeadlineProps) {
  const isClosed = closedReason({ closingDate, status }, now) !== undefined
  const label = isClosed ? 'Closed' : deadlineLabel(closingDate, now)
  return (
    <span className={`${fact} ${isSoon(label) ? 'font-strong text-accent' : 'text-ink-soft'}`}>{label}</span>
  )
}

export function Applicants({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span
      className={`${fact} job-fact--applicants text-ink-soft`}
    >{`${count} ${count === 1 ? 'applicant' : 'applicants'}`}</span>
  )
}
