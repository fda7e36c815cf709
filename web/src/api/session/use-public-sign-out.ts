import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { endsSession, isCandidatePage } from '../../site/page-rules.ts'
import { acknowledgeLeaving } from './session-state.ts'
import { useSessionActions } from './Session.tsx'
import { holdsSession } from './stored-session.ts'

/** A link to a public page signs the candidate out; the browser's back button and a reload do not. */
export function usePublicSignOut(): void {
  const { key, pathname, state } = useLocation()
  const isBackOrReload = useNavigationType() === NavigationType.Pop
  const { signOutByLink } = useSessionActions()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    if (!isBackOrReload && endsSession(pathname, state) && holdsSession()) signOutByLink()
    else acknowledgeLeaving()
  }, [key, pathname, state, isBackOrReload, signOutByLink])
}

/**
 * Whether a link of a public page loaded the document, as links do until the page is hydrated. The dashboard's links to
 * positions also open in new tabs, which have no navigation state: they do not sign out.
 */
function wasLoadedByPublicLink(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isNavigation = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  return (
    isNavigation &&
    document.referrer.startsWith(`${location.origin}/`) &&
    !isCandidatePage(new URL(document.referrer).pathname)
  )
}

/** Signs out when a link loaded the document of a public page. */
export function signOutOnArrival(signOut: () => void): void {
  if (holdsSession() && wasLoadedByPublicLink() && endsSession(location.pathname, null)) signOut()
}
