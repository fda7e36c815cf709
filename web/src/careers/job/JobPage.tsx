import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSessionState } from '../../api/session/Session.tsx'
import { linkTo } from '../../site/link.ts'
import { usePageParams } from '../../site/match.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { loadJob } from './load-job.ts'
import './JobPage.css'

export default function JobPage() {
  const { jobId } = usePageParams('/careers/{jobId}')
  return (
    <div className="job page-width">
      <BackLink />
      <Job key={jobId} jobId={jobId} />
    </div>
  )
}

function BackLink() {
  const isSignedIn = useSessionState(({ user }) => user !== undefined)
  return (
    <Link className="job__back" to={isSignedIn ? linkTo('/dashboard') : linkTo('/careers')}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M12.5 4l-6 6 6 6" />
      </svg>
      <span>
        {isSignedIn ? 'Back to Dashboard' : 'Back to Careers'}
        <span className="job__back-hint">
          {isSignedIn ? 'View your applications' : 'Browse all positions'}
        </span>
      </span>
    </Link>
  )
}

function Job({ jobId }: { jobId: string }) {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let isLeft = false
    loadJob(jobId).catch(() => {
      if (!isLeft) setMissing(true)
    })
    return () => {
      isLeft = true
    }
  }, [jobId])
  return isMissing ? <MissingJob /> : <LoadingJob />
}

function LoadingJob() {
  return (
    <section className="job__panel" aria-busy="true">
      <h1 className="unseen">Open position</h1>
      <output className="job__loading">
        <Spinner />
        Loading job details...
      </output>
      <span className="job__line job__line--title" aria-hidden="true" />
      <span className="job__line" aria-hidden="true" />
      <span className="job__line" aria-hidden="true" />
      <span className="job__line job__line--short" aria-hidden="true" />
    </section>
  )
}

function MissingJob() {
  return (
    <section className="job__panel" role="alert">
      <h1 className="job__title">Job not found</h1>
      <p className="job__lead">
        The position you&apos;re looking for doesn&apos;t exist or has been removed.
      </p>
      <div>
        <ButtonLink to={linkTo('/careers')}>Back to careers</ButtonLink>
      </div>
    </section>
  )
}
