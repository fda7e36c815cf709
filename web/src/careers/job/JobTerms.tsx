import './JobTerms.css'
import type { Job } from '#shared/position/job.ts'
import { payInWords, workModeNames } from '#shared/position/job-term-names.ts'
import { malaysianDay } from '#shared/platform/malaysian-time.ts'
import { CopyLink } from './CopyLink.tsx'

/** The position's pay and work mode, if it has them, and its dates. */
export function JobTerms({ job }: { job: Job }) {
  const { salary, workMode, postedDate, closingDate } = job
  const terms = [
    ['Pay', salary === undefined ? undefined : payInWords(salary)],
    ['Work mode', workMode === undefined ? undefined : workModeNames[workMode]],
    ['Posted', malaysianDay(postedDate)],
    ['Closes', malaysianDay(closingDate)],
  ] as const
  return (
    <div className="job-terms">
      <dl>
        {terms.map(([label, value]) =>
          value === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <CopyLink />
    </div>
  )
}
