import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { clearSession, concernsSession, restoreSession, type SessionUser } from './stored-session.ts'

export type Session = {
  /** Nobody until the page has started in a browser: the pages are made for everybody. */
  user: SessionUser | undefined
  signOut: () => void
}

const SessionContext = createContext<Session | undefined>(undefined)

export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<SessionUser>()

  useEffect(() => {
    const restore = (): void => setUser(restoreSession()?.user)
    const follow = (event: StorageEvent): void => {
      if (concernsSession(event)) restore()
    }
    restore()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  const signOut = useCallback(() => {
    clearSession()
    setUser(undefined)
  }, [])
  const session = useMemo(() => ({ user, signOut }), [user, signOut])
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (session === undefined) throw new Error('useSession needs a SessionProvider around it.')
  return session
}
