import './JobNotice.css'
import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { Button, ButtonLink } from '../../ui/MainButton.tsx'
import { useRightPath } from '../../site/use-right-path.ts'
import { JobBand } from './JobBand.tsx'

/** `onRetry` is given where the API could not be reached or failed, so that the job may exist. */
export function MissingJob({ onRetry }: { onRetry?: () => void }) {
  useRightPath()
  return (
    <JobBand alone>
      <section className="job-notice" role="alert">
        <h1 className="job-band__title">Job not found</h1>
        <p className="job-notice__lead">
          {onRetry === undefined
            ? "The position you're looking for doesn't exist or has been removed."
            : 'We couldn’t check whether the position is still open. Please check your connection and try again.'}
        </p>
        <div className="job-notice__ways">
          {onRetry === undefined ? (
            <ButtonLink to={linkTo('/careers')}>Back to careers</ButtonLink>
          ) : (
            <>
              <Button onClick={onRetry}>Try again</Button>
              <Link className="link" to={linkTo('/careers')}>
                Back to careers
              </Link>
            </>
          )}
        </div>
      </section>
    </JobBand>
  )
}
