import './JobDetails.css'
import type { Job } from '#shared/position/job.ts'
import { ApplyCard } from '../apply/ApplyCard.tsx'
import { useClosedReason } from '../apply/use-closed-reason.ts'
import { Applicants, Deadline } from '../JobFacts.tsx'
import type { Applied } from '../apply/load-applied.ts'
import { useNow } from '../use-browser.ts'
import { JobBand } from './JobBand.tsx'
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

export function JobDetails({ job, applied, onChanged }: Props) {
  const closed = useClosedReason(job)
  const isOpen = !job.hasApplied && closed === undefined
  return (
    <article className="job">
      <JobHead job={job} />
      <div className="job__row page-width">
        <div className="job__texts">
          <JobText id="about-role" title="About the Role" text={job.description} />
          <JobText id="requirements" title="Requirements" text={job.requirements} />
        </div>
        <aside className={isOpen ? 'job__side job__side--fixed' : 'job__side'} aria-label="Your application">
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
      <h1 className="job-band__title">{title}</h1>
      {chips.length > 0 && (
        <ul className="job__chips" aria-label="In short">
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
      )}
      <p className="job__closing">
        <Deadline closingDate={closingDate} status={status} now={now} />
        <Applicants count={applicationCount} />
      </p>
      <JobTerms job={job} />
    </JobBand>
  )
}
