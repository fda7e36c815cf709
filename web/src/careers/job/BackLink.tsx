import './BackLink.css'
import { Link } from 'react-router-dom'
import { useSessionState } from '../../api/session/Session.tsx'
import { linkTo } from '../../site/link.ts'

export function BackLink() {
  const isSignedIn = useSessionState(({ user }) => user !== undefined)
  return (
    <Link className="job-back" to={isSignedIn ? linkTo('/dashboard') : linkTo('/careers')}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M12.5 4l-6 6 6 6" />
      </svg>
      <span>
        {isSignedIn ? 'Back to Dashboard' : 'Back to Careers'}
        <span className="job-back__hint">
          {isSignedIn ? 'View your applications' : 'Browse all positions'}
        </span>
      </span>
    </Link>
  )
}
