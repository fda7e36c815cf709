import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { endsSession } from '../../site/page-rules.ts'
import { useSessionActions } from './Session.tsx'
import { holdsSession } from './stored-session.ts'

/** A link to a public page signs the candidate out; the browser's back button and a reload do not. */
export function usePublicSignOut(): void {
  const { key, pathname, state } = useLocation()
  const isBackOrReload = useNavigationType() === NavigationType.Pop
  const { signOut } = useSessionActions()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    if (!isBackOrReload && endsSession(pathname, state) && holdsSession()) signOut()
  }, [key, pathname, state, isBackOrReload, signOut])
}

/** Whether a link on this site loaded the document, as links do until the page is hydrated. */
function wasLoadedByLink(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isNavigation = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  return isNavigation && document.referrer.startsWith(`${location.origin}/`)
}

/** Signs out when a link loaded the document of a public page. */
export function signOutOnArrival(signOut: () => void): void {
  if (holdsSession() && wasLoadedByLink() && endsSession(location.pathname, null)) signOut()
}
