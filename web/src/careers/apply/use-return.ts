import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../../api/session/Session.tsx'
import { checksStatusOnly, justSignedIn } from '../../site/page-rules.ts'

/**
 * True from when a candidate arrives from signing in or registering to apply for the job. Clears the navigation state, so
 * that a reload and the back button do not apply again.
 */
export function useReturn(): boolean {
  const { isRestored, user } = useSession()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [hasReturned, setReturned] = useState(false)
  const isArriving = isRestored && user !== undefined && checksStatusOnly(state)
  if (isArriving && !hasReturned) setReturned(true)
  useEffect(() => {
    if (isArriving) void navigate({ pathname, search, hash }, { replace: true, state: justSignedIn })
  }, [isArriving, pathname, search, hash, navigate])
  return hasReturned
}
