import './JobNotice.css'
import { Spinner } from '../../ui/Spinner.tsx'
import { JobBand } from './JobBand.tsx'

/** Has the band of the position, so that the page does not change its colours when the position arrives. */
export function LoadingJob() {
  return (
    <div aria-busy="true">
      <JobBand>
        <h1 className="unseen">Open position</h1>
        <span className="job-notice__line job-notice__line--title" aria-hidden="true" />
        <output className="job-notice__loading">
          <Spinner />
          Loading job details...
        </output>
      </JobBand>
      <div className="job-notice__texts page-width" aria-hidden="true">
        <span className="job-notice__line" />
        <span className="job-notice__line" />
        <span className="job-notice__line" />
      </div>
    </div>
  )
}
