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
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4 border-t border-line pt-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-3">
        {terms.map(([label, value]) =>
          value === undefined ? null : (
            <div key={label}>
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <CopyLink />
    </div>
  )
}
