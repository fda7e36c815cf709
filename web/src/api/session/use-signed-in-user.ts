import type { SignedInUser } from '#shared/account/contract/answers.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from './Session.tsx'
import type { SignInNotice } from './sign-in-notices.ts'

/**
 * For the candidates' pages: the signed-in user, or undefined while the storage is not read yet and while the browser
 * navigates to the sign-in page.
 */
export function useSignedInUser(): SignedInUser | undefined {
  const { isRestored, user, ended } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [firstId, setFirstId] = useState(user?.id)
  if (firstId === undefined && user !== undefined) setFirstId(user.id)

  // When the API ended the sign-in, useSessionEnd navigates to the sign-in page with a notice.
  const mustSignIn = isRestored && user === undefined && ended === undefined
  useEffect(() => {
    if (!mustSignIn) return
    const notice: SignInNotice = firstId === undefined ? 'sign-in-needed' : 'signed-out'
    void navigate('/login', { replace: true, state: { from: pathname + search, notice } })
  }, [mustSignIn, firstId, pathname, search, navigate])

  // Another user signed in in another tab: the reload discards the first user's data in memory.
  const isOtherUser = user !== undefined && firstId !== undefined && firstId !== user.id
  useEffect(() => {
    if (isOtherUser) location.reload()
  }, [isOtherUser])

  return isOtherUser ? undefined : user
}
