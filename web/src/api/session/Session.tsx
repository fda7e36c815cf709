import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Keeper } from './session-keeper.ts'
import {
  enterSession,
  followSession,
  leaveSession,
  onSessionChange,
  sessionState,
  unknownSession,
  type SessionState,
} from './session-state.ts'
import { storedToken, type StoredSession } from './stored-session.ts'

type SessionActions = {
  /** Called after signing in, registering or changing the password: each answers with a new token. */
  signIn: (session: StoredSession) => void
  signOut: () => void
  /** Signs out, and the page that the link leads to shows a notice. */
  signOutByLink: () => void
}

export type Session = SessionState & SessionActions

/** If the API cannot be reached, the browser is signed out anyway, and the sign-in expires at the API. */
const ignore = (): void => undefined

type Surroundings = {
  /** Imports the code that renews and ends a sign-in, which only signed-in visitors need. */
  loadKeeper: () => Promise<Keeper>
  /** Deletes the candidate's other data in this browser, such as drafts. */
  onSignOut: () => void
}

/** Clears the browser's storage first, then calls the API, which deletes the sign-in. */
export function signOut({ loadKeeper, onSignOut }: Surroundings, how?: { byLink: boolean }): void {
  const token = storedToken()
  leaveSession(how)
  onSignOut()
  if (token !== undefined) void loadKeeper().then(({ logOut }) => logOut(token), ignore)
}

// The value never changes, so that no part of the page renders again or loses its prerendered HTML because of it;
// `useSessionState` subscribes to changes of the sign-in.
const SessionContext = createContext<SessionActions | undefined>(undefined)

export function SessionProvider({ children, loadKeeper, onSignOut }: Surroundings & { children: ReactNode }) {
  const [actions] = useState<SessionActions>(() => ({
    signIn: enterSession,
    signOut: () => signOut({ loadKeeper, onSignOut }),
    signOutByLink: () => signOut({ loadKeeper, onSignOut }, { byLink: true }),
  }))
  useEffect(followSession, [])

  const isSignedIn = useSessionState(({ user }) => user !== undefined)
  useEffect(() => {
    if (!isSignedIn) return
    let stop = ignore
    let isOver = false
    void loadKeeper().then(({ keepSession }) => {
      if (!isOver) stop = keepSession()
    }, ignore)
    return () => {
      isOver = true
      stop()
    }
  }, [isSignedIn, loadKeeper])

  return <SessionContext value={actions}>{children}</SessionContext>
}

/** Selects a part of the state. React compares it with `Object.is`, so `part` must not create an object per call. */
export const useSessionState = <Part,>(part: (state: SessionState) => Part): Part =>
  useSyncExternalStore(
    onSessionChange,
    () => part(sessionState()),
    () => part(unknownSession),
  )

/** Signs in and out without rendering again when the sign-in changes. */
export function useSessionActions(): SessionActions {
  const given = use(SessionContext)
  if (given === undefined) throw new Error('useSession needs a SessionProvider around it.')
  return given
}

export function useSession(): Session {
  const given = useSessionActions()
  return { ...useSessionState((state) => state), ...given }
}
