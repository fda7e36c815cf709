import { linkTo } from '../../site/link.ts'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/MainButton.tsx'
import { useStateTitle } from '../use-state-title.ts'
import '../Panel.css'

const title = 'Unable to Load Interview'
const usualText = 'We encountered an issue loading your interview session. Please try again.'

export function LoadFailed({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  const heading = useStateTitle(title)
  return (
    <section className="interview-panel interview-panel--small" role="alert">
      <h1 className="interview-panel__title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
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
