import './JobCards.css'
import type { Job } from '#shared/position/job.ts'
import { payInWords, workModeNames } from '#shared/position/job-term-names.ts'
import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { fromCareers } from '../../site/page-rules.ts'
import { Applicants, Deadline } from '../JobFacts.tsx'

type Props = {
  jobs: readonly Job[]
  now: Date
  /** While another query is loading. */
  isDimmed: boolean
}

export function JobCards({ jobs, now, isDimmed }: Props) {
  return (
    <ul className={isDimmed ? 'job-cards job-cards--dimmed' : 'job-cards'}>
      {jobs.map((job) => (
        <li key={job.id} className="job-card">
          <JobCard job={job} now={now} />
        </li>
      ))}
    </ul>
  )
}

function JobCard({ job, now }: { job: Job; now: Date }) {
  const { id, title, department, location, jobType, level, status, closingDate, applicationCount } = job
  const mode = job.workMode === undefined ? '' : workModeNames[job.workMode]
  // "Remote" may be the location already.
  const facts = [...new Set([location, mode, jobType, level])].filter((fact) => fact !== '')
  return (
    <>
      {department !== '' && <p className="job-card__department">{department}</p>}
      <h3 className="job-card__title">
        <Link className="job-card__link" to={linkTo('/careers/{jobId}', { jobId: id })} state={fromCareers}>
          {title}
        </Link>
      </h3>
      {facts.length > 0 && (
        <ul className="job-card__facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {job.salary !== undefined && <p className="job-card__pay">{payInWords(job.salary)}</p>}
      <p className="job-card__foot">
        <Deadline closingDate={closingDate} status={status} now={now} />
        <Applicants count={applicationCount} />
      </p>
      <svg className="job-card__arrow" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M5 12h14m-6-6 6 6-6 6" />
      </svg>
    </>
  )
}
