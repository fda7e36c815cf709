import './JobCards.css'
import type { Job } from '#shared/position/job.ts'
import { payInWords, workModeNames } from '#shared/position/job-term-names.ts'
import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { fromCareers } from '../../site/page-rules.ts'
import { Icon } from '../../ui/Icon.tsx'
import { cardCover, Panel } from '../../ui/Panel.tsx'
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
          className="job-card group relative flex flex-col gap-3 focus-within:border-focus hover:-translate-y-hair hover:not-focus-within:border-orange"
        >
          <JobCard job={job} now={now} />
        </Panel>
      ))}
    </ul>
  )
}

const wholeCard = `${cardCover} after:rounded-card after:outline-offset-3`

function JobCard({ job, now }: { job: Job; now: Date }) {
  const { id, title, department, location, jobType, level, status, closingDate, applicationCount } = job
  const mode = job.workMode === undefined ? '' : workModeNames[job.workMode]
  // "Remote" may be the location already.
  const facts = [...new Set([location, mode, jobType, level])].filter((fact) => fact !== '')
  return (
    <>
      {department !== '' && <p className="pr-7 text-small font-strong text-accent">{department}</p>}
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
      <Icon
        className="absolute top-card right-card text-ink-soft group-hover:translate-x-hair group-hover:text-accent"
        path="M5 12h14m-6-6 6 6-6 6"
        size={22}
      />
    </>
  )
}
