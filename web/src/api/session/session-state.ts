import type { SignedInUser } from '#shared/contract/auth.ts'
import type { SignInNotice } from './sign-in-notices.ts'
import {
  clearSession,
  concernsSession,
  readSession,
  storedToken,
  storeSession,
  type StoredSession,
} from './stored-session.ts'

export type SessionEnd = {
  notice: SignInNotice
  /** A call the page needs was refused; or only the renewal of the token was, which a public page can do without. */
  found: 'by a call' | 'at renewal'
}

export type SessionState = {
  /** Nobody is known until the page has started in a browser: the pages are made for everybody. */
  isRestored: boolean
  user: SignedInUser | undefined
  /** Set while the session was ended by the API and the browser has not yet gone to the sign-in page. */
  ended: SessionEnd | undefined
}

/** What the written pages show. */
export const unknownSession: SessionState = { isRestored: false, user: undefined, ended: undefined }

const nobody: SessionState = { isRestored: true, user: undefined, ended: undefined }

let current = unknownSession
const listeners = new Set<() => void>()

const isSamePerson = (one: SignedInUser | undefined, other: SignedInUser | undefined): boolean =>
  one?.id === other?.id && one?.email === other?.email && one?.name === other?.name

/** Nothing is told where nothing changed: a page must not start over because a token was renewed. */
function become(state: SessionState): void {
  const { isRestored, user, ended } = current
  if (isRestored === state.isRestored && ended === state.ended && isSamePerson(user, state.user)) return
  current = state
  for (const listener of listeners) listener()
}

const signedIn = (user: SignedInUser): SessionState => ({ isRestored: true, user, ended: undefined })

const readAgain = (): void => {
  const session = readSession()
  become(session === undefined ? { ...nobody, ended: current.ended } : signedIn(session.user))
}

/** Another tab may be about to write the other half of a session, so that only the start of a page clears one. */
function restore(): void {
  if (readSession() === undefined) clearSession()
  readAgain()
}

export const sessionState = (): SessionState => current

export function enterSession(session: StoredSession): void {
  storeSession(session)
  become(signedIn(session.user))
}

export function leaveSession(): void {
  clearSession()
  become(nobody)
}

/** The API knows this token no more. A newer session that began meanwhile is another matter. */
export function endSession(token: string | undefined, ended: SessionEnd): void {
  if (storedToken() !== token) return
  clearSession()
  become({ ...nobody, ended })
}

/** The browser is on its way to the sign-in page. */
export const acknowledgeEnd = (): void => become({ ...current, ended: undefined })

/** Restores the stored session and follows what other tabs do to it. */
export function followSession(): () => void {
  const follow = (event: StorageEvent): void => {
    if (concernsSession(event)) readAgain()
  }
  // A page that comes back as it was left heard nothing of what happened meanwhile.
  const comeBack = (event: PageTransitionEvent): void => {
    if (event.persisted) readAgain()
  }
  restore()
  addEventListener('storage', follow)
  addEventListener('pageshow', comeBack)
  return () => {
    removeEventListener('storage', follow)
    removeEventListener('pageshow', comeBack)
  }
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
