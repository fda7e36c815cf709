import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'

/** `onRetry` is given where the API could not be reached or failed, so that the job may exist. */
export function MissingJob({ onRetry }: { onRetry?: () => void }) {
  return (
    <section className="job-notice__panel" role="alert">
      <h1 className="job-notice__title">Job not found</h1>
      <p className="job-notice__lead">
        The position you&apos;re looking for doesn&apos;t exist or has been removed.
      </p>
      {onRetry === undefined ? (
        <div>
          <ButtonLink to={linkTo('/careers')}>Back to careers</ButtonLink>
        </div>
      ) : (
        <>
          <p className="job-notice__doubt">
            We couldn&apos;t reach the server. Please check your connection and try again.
          </p>
          <div className="job-notice__ways">
            <Button onClick={onRetry}>Try again</Button>
            <Link className="link" to={linkTo('/careers')}>
              Back to careers
            </Link>
          </div>
        </>
      )}
    </section>
  )
}
