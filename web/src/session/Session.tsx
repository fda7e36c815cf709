import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { forgetDrafts } from './drafts.ts'
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

/** Keeping a session alive and ending it is code for those who have one. */
const loadKeeper = () => import('./session-keeper.ts')

/** Whoever has no connection is signed out in this browser, and at the API when the session's time is over. */
const ignore = (): void => undefined

/** What is stored goes first, and the API is told afterwards. */
export function signOut(): void {
  const token = storedToken()
  leaveSession()
  forgetDrafts()
  if (token !== undefined) void loadKeeper().then(({ logOut }) => logOut(token), ignore)
}

const actions: SessionActions = { signIn: enterSession, signOut }

// Never another value: a change would reach the forms that stand in the HTML without their code, and React would
// throw them away with what was typed. Who wants to know what the session is follows it.
const SessionContext = createContext<SessionActions | undefined>(undefined)

export function SessionProvider({ children }: { children: ReactNode }) {
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
  }, [isSignedIn])

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
