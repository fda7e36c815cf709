import { useEffect } from 'react'
import { useSessionActions } from '../../api/session/Session.tsx'
import { readSession } from '../../api/session/stored-session.ts'
import type { Candidate } from '../use-candidate.ts'

/** Copies a changed name to the stored user, which other pages show. */
export function useNameInSession({ profile, isProfileKnown }: Candidate): void {
  const { signIn } = useSessionActions()
  const { id, name } = profile
  useEffect(() => {
    const session = readSession()
    if (!isProfileKnown || session === undefined) return
    if (session.user.id === id && session.user.name !== name)
      signIn({ ...session, user: { ...session.user, name } })
  }, [isProfileKnown, id, name, signIn])
}
