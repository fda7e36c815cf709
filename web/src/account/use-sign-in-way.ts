import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../api/session/Session.tsx'
import { destinationOf, readSignInState, type SignInState } from '../api/session/sign-in-state.ts'

const nothing: SignInState = {}

/** What the page was told on its way here. The written page was told nothing, and is taken over as it is. */
export function useSignInState(): SignInState {
  const { isRestored } = useSession()
  const { state } = useLocation()
  return isRestored ? readSignInState(state) : nothing
}

/** Leads on to where signing in leads, as soon as there is somebody to lead; the page itself leaves the history. */
export function useLeadingOn(isSignedIn: boolean): void {
  const { to, state } = destinationOf(useSignInState())
  const navigate = useNavigate()
  useEffect(() => {
    if (isSignedIn) void navigate(to, { replace: true, state })
  }, [isSignedIn, to, state, navigate])
}
