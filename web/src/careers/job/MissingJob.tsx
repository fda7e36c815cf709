import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { Button, ButtonLink } from '../../ui/MainButton.tsx'
import { useRightPath } from '../../site/use-right-path.ts'
import { BandTitle, JobBand } from './JobBand.tsx'

/** `onRetry` is given where the API could not be reached or failed, so that the job may exist. */
export function MissingJob({ onRetry }: { onRetry?: () => void }) {
  useRightPath()
  return (
    <JobBand alone>
      <section className="grid justify-items-start gap-5" role="alert">
        <BandTitle>Job not found</BandTitle>
        <p className="max-w-34 text-lead text-ink-soft">
          {onRetry === undefined
            ? "The position you're looking for doesn't exist or has been removed."
            : "We couldn't check whether the position is still open. Please check your connection and try again."}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
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
