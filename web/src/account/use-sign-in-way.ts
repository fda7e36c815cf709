import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../api/session/Session.tsx'
import { destinationOf, readSignInState, type SignInState } from '../api/session/sign-in-state.ts'

const nothing: SignInState = {}

/** The navigation state. Empty until hydrated, because prerendered HTML has none and hydration must match it. */
export function useSignInState(): SignInState {
  const { isRestored } = useSession()
  const { state } = useLocation()
  return isRestored ? readSignInState(state) : nothing
}

/** Navigates to the destination of the sign-in once signed in, replacing this page in the history. */
export function useLeadingOn(isSignedIn: boolean): void {
  const { to, state } = destinationOf(useSignInState())
  const navigate = useNavigate()
  useEffect(() => {
    if (isSignedIn) void navigate(to, { replace: true, state })
  }, [isSignedIn, to, state, navigate])
}
