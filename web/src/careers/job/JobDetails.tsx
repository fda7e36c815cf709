import './JobDetails.css'
import type { Job } from '#shared/position/job.ts'
import { ApplyCard } from '../apply/ApplyCard.tsx'
import { useClosedReason } from '../apply/use-closed-reason.ts'
import { Applicants, Deadline } from '../JobFacts.tsx'
import type { Applied } from '../apply/load-applied.ts'
import { useNow } from '../use-browser.ts'
import { BandTitle, JobBand } from './JobBand.tsx'
import { JobTerms } from './JobTerms.tsx'
import { JobSteps } from './JobSteps.tsx'
import { JobText } from '../../ui/JobText.tsx'

type Props = {
  job: Job
  /** The candidate's application. */
  applied: Applied | undefined
  /** Loads the job again, when it changed at the API. */
  onChanged: () => void
}

/** The status of an application comes before the texts. At large text, a word of its button needs all the room. */
const appliedSide =
  'lift sticky top-6 self-start rounded-card border border-line bg-surface p-card tablet:static tablet:-order-1 narrow:p-4'
const fixedSide =
  'job-side desktop:lift desktop:sticky desktop:top-6 desktop:self-start desktop:rounded-card desktop:border desktop:border-line desktop:bg-surface desktop:p-card'

export function JobDetails({ job, applied, onChanged }: Props) {
  const closed = useClosedReason(job)
  const isOpen = !job.hasApplied && closed === undefined
  return (
    <article className="wrap-anywhere">
      <JobHead job={job} />
      <div className="page-width grid grid-cols-side gap-x-columns gap-y-7 py-band tablet:grid-cols-1 print:block print:pt-0 print:pb-4">
        <div className="job__texts grid content-start gap-7 text-large print:block">
          <JobText id="about-role" title="About the Role" text={job.description} />
          <JobText id="requirements" title="Requirements" text={job.requirements} />
        </div>
        <aside
          className={isOpen ? fixedSide : appliedSide}
          aria-label="Your application"
          data-print="hidden"
          // Applying needs the script, as the page says above.
          data-needs-script={isOpen || undefined}
        >
          <ApplyCard job={job} applied={applied} onChanged={onChanged} />
        </aside>
      </div>
      <JobSteps />
    </article>
  )
}

function JobHead({ job }: { job: Job }) {
  const { title, department, location, jobType, level, status, closingDate, applicationCount } = job
  const chips = [department, location, jobType, level].filter((chip) => chip !== '')
  const now = useNow()
  return (
    <JobBand>
      <BandTitle>{title}</BandTitle>
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="In short">
          {chips.map((chip) => (
            <li key={chip} className="rounded-round border border-line-control px-4 py-1 text-compact">
              {chip}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <Deadline closingDate={closingDate} status={status} now={now} />
        <Applicants count={applicationCount} />
      </p>
      <JobTerms job={job} />
    </JobBand>
  )
}
