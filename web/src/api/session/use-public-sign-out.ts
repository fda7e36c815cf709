import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { endsSession } from './public-pages.ts'
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
