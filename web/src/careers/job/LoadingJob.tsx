import { Spinner } from '../../ui/Spinner.tsx'
import { JobBand } from './JobBand.tsx'

const line = 'h-4 w-full rounded-small bg-surface-sunken'

/** Has the band of the position, so that the page does not change its colours when the position arrives. */
export function LoadingJob() {
  return (
    <div aria-busy="true">
      <JobBand>
        <h1 className="unseen">Open position</h1>
        <span className="h-7 w-full max-w-30 rounded-small bg-surface-sunken" aria-hidden="true" />
        <output className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          Loading job details...
        </output>
      </JobBand>
      <div className="page-width grid gap-4 py-band" aria-hidden="true">
        <span className={`${line} max-w-44`} />
        <span className={`${line} max-w-44`} />
        <span className={`${line} max-w-26`} />
      </div>
    </div>
  )
}
