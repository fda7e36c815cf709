import { Icon } from '../ui/Icon.tsx'
import { closedReason, deadlineLabel } from '#shared/platform/deadline.ts'
import type { JobStatus } from '#shared/position/job.ts'

const fact = 'inline-flex items-center gap-2'
const clock = 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 6v4.5l3 1.8'
const sheet = 'M4 3.5h8l4 4v9H4zM12 3.5v4h4M7 11h6M7 14h4'

/** Labels of the last days, which are emphasised. */
const isSoon = (label: string): boolean => /today|tomorrow| days?$/.test(label)

type DeadlineProps = { closingDate: string | null; status: JobStatus; now: Date }

/** How long the position takes applications; a recruiter may close it before its date. */
export function Deadline({ closingDate, status, now }: DeadlineProps) {
  const isClosed = closedReason({ closingDate, status }, now) !== undefined
  const label = isClosed ? 'Closed' : deadlineLabel(closingDate, now)
  return (
    <span className={`${fact} ${isSoon(label) ? 'font-strong text-accent' : 'text-ink-soft'}`}>
      <Icon path={clock} box={20} size={18} weight={1.6} />
      {label}
    </span>
  )
}

export function Applicants({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className={`${fact} text-ink-soft`}>
      <Icon path={sheet} box={20} size={18} weight={1.6} />
      {`${count} ${count === 1 ? 'applicant' : 'applicants'}`}
    </span>
  )
}
