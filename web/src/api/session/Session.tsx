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
  /** After signing in or registering; also with the token that a changed password answered. */
  signIn: (session: StoredSession) => void
  signOut: () => void
}

export type Session = SessionState & SessionActions

/** Without a connection the browser's copy is cleared; the API ends the sign-in when its time is over. */
const ignore = (): void => undefined

type Surroundings = {
  /** Renewing and ending a sign-in is code that only signed-in visitors load. */
  loadKeeper: () => Promise<Keeper>
  /** What else is deleted when a candidate signs out. */
  onSignOut: () => void
}

/** Clears the browser's storage first; the API ends the sign-in afterwards. */
export function signOut({ loadKeeper, onSignOut }: Surroundings): void {
  const token = storedToken()
  leaveSession()
  onSignOut()
  if (token !== undefined) void loadKeeper().then(({ logOut }) => logOut(token), ignore)
}

// The value never changes, so that no part of the page renders again or loses its prerendered HTML because of it;
// `useSessionState` follows the session.
const SessionContext = createContext<SessionActions | undefined>(undefined)

export function SessionProvider({ children, loadKeeper, onSignOut }: Surroundings & { children: ReactNode }) {
  const [actions] = useState<SessionActions>(() => ({
    signIn: enterSession,
    signOut: () => signOut({ loadKeeper, onSignOut }),
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

/** Follows one thing about the session, which must be the same value for as long as it has not changed. */
export const useSessionState = <Part,>(part: (state: SessionState) => Part): Part =>
  useSyncExternalStore(
    onSessionChange,
    () => part(sessionState()),
    () => part(unknownSession),
  )

/** Begins and ends the session, without following it. */
export function useSessionActions(): SessionActions {
  const given = use(SessionContext)
  if (given === undefined) throw new Error('useSession needs a SessionProvider around it.')
  return given
}

export function useSession(): Session {
  const given = useSessionActions()
  return { ...useSessionState((state) => state), ...given }
}
