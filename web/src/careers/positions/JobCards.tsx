import './JobCards.css'
import type { Job } from '#shared/position/job.ts'
import { payInWords, workModeNames } from '#shared/position/job-term-names.ts'
import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { fromCareers } from '../../site/page-rules.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Applicants, Deadline } from '../JobFacts.tsx'

type Props = {
  jobs: readonly Job[]
  now: Date
  /** While another query is loading. */
  isDimmed: boolean
}

export function JobCards({ jobs, now, isDimmed }: Props) {
  return (
    <ul
      className={`job-cards mt-4 grid auto-rows-fr grid-cols-2 gap-4 wide:grid-cols-3 phone:auto-rows-auto phone:grid-cols-1 ${isDimmed ? 'opacity-50' : ''}`}
    >
      {jobs.map((job) => (
        <Panel
          as="li"
          key={job.id}
          isLifted
          className="job-card relative flex flex-col gap-3 focus-within:border-focus hover:-translate-y-hair hover:not-focus-within:border-orange"
        >
          <JobCard job={job} now={now} />
        </Panel>
      ))}
    </ul>
  )
}

/** The area of the link, and its focus, is the card. */
const wholeCard =
  'no-underline outline-none after:absolute after:inset-0 after:rounded-card after:outline-offset-3 after:outline-focus focus-visible:after:outline-2'

function JobCard({ job, now }: { job: Job; now: Date }) {
  const { id, title, department, location, jobType, level, status, closingDate, applicationCount } = job
  const mode = job.workMode === undefined ? '' : workModeNames[job.workMode]
  // "Remote" may be the location already.
  const facts = [...new Set([location, mode, jobType, level])].filter((fact) => fact !== '')
  return (
    <>
      {department !== '' && (
        <p className="job-card__department text-small font-strong text-accent">{department}</p>
      )}
      <h3 className="text-lead leading-short">
        <Link className={wholeCard} to={linkTo('/careers/{jobId}', { jobId: id })} state={fromCareers}>
          {title}
        </Link>
      </h3>
      {facts.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {facts.map((fact) => (
            <li
              key={fact}
              className="rounded-round border border-line bg-surface-sunken px-3 py-1 text-small"
            >
              {fact}
            </li>
          ))}
        </ul>
      )}
      {job.salary !== undefined && <p className="font-medium">{payInWords(job.salary)}</p>}
      <p className="mt-auto flex flex-wrap gap-x-5 gap-y-2 pt-3 text-compact">
        <Deadline closingDate={closingDate} status={status} now={now} />
        <Applicants count={applicationCount} />
      </p>
      <svg className="job-card__arrow" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M5 12h14m-6-6 6 6-6 6" />
      </svg>
    </>
  )
}
