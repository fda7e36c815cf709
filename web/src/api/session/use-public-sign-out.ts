import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { endsSession } from '../../site/page-rules.ts'
import { useSessionActions } from './Session.tsx'
import { holdsSession } from './stored-session.ts'

/** Following a link to a public page signs out; going back in the history, or reloading, does not. */
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

/** Whether the document was loaded by a link on this site, which the browser follows itself before the code has arrived. */
function wasLoadedByLink(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isNavigation = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  return isNavigation && document.referrer.startsWith(`${location.origin}/`)
}

/** The same for a link that loaded the document. */
export function signOutOnArrival(signOut: () => void): void {
  if (holdsSession() && wasLoadedByLink() && endsSession(location.pathname, null)) signOut()
}
