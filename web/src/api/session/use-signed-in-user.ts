import type { SignedInUser } from '#shared/contract/auth.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from './Session.tsx'

/**
 * For the pages of signed-in people: who it is, or nobody while that is being found out and while the browser goes to
 * the sign-in page.
 */
export function useSignedInUser(): SignedInUser | undefined {
  const { isRestored, user, ended } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [firstId, setFirstId] = useState(user?.id)
  if (firstId === undefined && user !== undefined) setFirstId(user.id)

  // When the API ended the session, the browser is on its way already, with the reason.
  const mustSignIn = isRestored && user === undefined && ended === undefined
  useEffect(() => {
    if (mustSignIn) void navigate('/login', { replace: true, state: { from: pathname + search } })
  }, [mustSignIn, pathname, search, navigate])

  // Somebody else signed in in another tab: nothing the page holds of the first person may stay.
  const isSomebodyElse = user !== undefined && firstId !== undefined && firstId !== user.id
  useEffect(() => {
    if (isSomebodyElse) location.reload()
  }, [isSomebodyElse])

  return isSomebodyElse ? undefined : user
}
