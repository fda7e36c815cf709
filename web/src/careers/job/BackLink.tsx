import { Link } from 'react-router-dom'
import { useSessionState } from '../../api/session/Session.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { linkTo } from '../../site/link.ts'

export function BackLink() {
  const isSignedIn = useSessionState(({ user }) => user !== undefined)
  return (
    <Link
      className="fade-colors inline-flex min-h-touch items-center gap-3 justify-self-start rounded-control border border-line-control bg-surface px-4 py-2 leading-130 font-strong text-ink no-underline hover:border-ink"
      to={isSignedIn ? linkTo('/dashboard') : linkTo('/careers')}
    >
      <Icon path="M12.5 4l-6 6 6 6" className="-ml-1" box={20} weight={2} />
      <span>
        {isSignedIn ? 'Back to Dashboard' : 'Back to Careers'}
        <span className="block text-small font-regular text-ink-soft">
          {isSignedIn ? 'View your applications' : 'Browse all positions'}
        </span>
      </span>
    </Link>
  )
}
