import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Wordmark } from '../layout/Wordmark.tsx'
import { useSignedInUser } from '../api/session/use-signed-in-user.ts'
import { linkTo } from '../site/link.ts'
import { usePageParams } from '../site/match.ts'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { loadInterviews } from './load-interview.ts'
import './InterviewPage.css'

/** The loader of an interview; the parameter may be an interview's id or a job's. */
export default function InterviewPage() {
  const { sessionId } = usePageParams('/interview/{sessionId}')
  const user = useSignedInUser()
  const [attempt, setAttempt] = useState(1)
  return (
    <div className="interview">
      <div className="interview__bar page-width">
        <Wordmark />
      </div>
      <div className="interview__stage">
        {user === undefined ? (
          <Preparing />
        ) : (
          <Loader key={`${sessionId} ${attempt}`} onRetry={() => setAttempt(attempt + 1)} />
        )}
      </div>
    </div>
  )
}

function Loader({ onRetry }: { onRetry: () => void }) {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isLeft = false
    loadInterviews().catch(() => {
      if (!isLeft) setFailed(true)
    })
    return () => {
      isLeft = true
    }
  }, [])
  return hasFailed ? <Failed onRetry={onRetry} /> : <Preparing />
}

function Preparing() {
  return (
    <section className="interview__panel" aria-busy="true">
      <Spinner />
      <h1 className="interview__title">Preparing Your Interview</h1>
      <output className="interview__lead">Loading your profile and job details...</output>
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <section className="interview__panel" role="alert">
      <h1 className="interview__title">Unable to Load Interview</h1>
      <p className="interview__lead">Failed to load interview session data. Please try again.</p>
      <div className="interview__ways">
        <Button onClick={onRetry}>Try Again</Button>
        <Link className="interview__back" to={linkTo('/dashboard')}>
          Back to Dashboard
        </Link>
      </div>
    </section>
  )
}
