import { linkTo } from '../../site/link.ts'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import '../Panel.css'

const usualText = 'We encountered an issue loading your interview session. Please try again.'

export function LoadFailed({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return (
    <section className="interview-panel interview-panel--small" role="alert">
      <h1 className="interview-panel__title">Unable to Load Interview</h1>
      <p className="interview-panel__text">{message ?? usualText}</p>
      <div className="interview-panel__ways">
        <Button onClick={onRetry}>Try Again</Button>
        <Link className="quiet-link" to={linkTo('/dashboard')}>
          Back to Dashboard
        </Link>
      </div>
    </section>
  )
}
