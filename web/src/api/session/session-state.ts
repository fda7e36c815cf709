import type { SignedInUser } from '#shared/account/contract/answers.ts'
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
  /** Which request the API refused: a call, or the renewal of the token, after which a public page stays open. */
  found: 'by a call' | 'at renewal'
}

export type SessionState = {
  /** False in prerendered HTML, which is the same for all visitors, and until the browser's storage was read. */
  isRestored: boolean
  user: SignedInUser | undefined
  /** Set from when the API ends the sign-in until the browser arrives at the sign-in page. */
  ended: SessionEnd | undefined
  /** A link to a public page signed the candidate out, and the notice is not dismissed yet. */
  isLeftByLink: boolean
}

/** The state of the prerendered pages. */
export const unknownSession: SessionState = {
  isRestored: false,
  user: undefined,
  ended: undefined,
  isLeftByLink: false,
}

const signedOut: SessionState = { ...unknownSession, isRestored: true }

let current = unknownSession
const listeners = new Set<() => void>()
/** Set during an answer in an interview; `waiting` is the end of the sign-in that the page does not see yet. */
let hold: { changed: (hasEnded: boolean) => void; waiting: SessionState | undefined } | undefined

const isSameUser = (one: SignedInUser | undefined, other: SignedInUser | undefined): boolean =>
  one?.id === other?.id && one?.email === other?.email && one?.name === other?.name

/** Whether a state has to wait: the end of a sign-in that the API has refused. A sign-out is the candidate's own act. */
function hasToWait(state: SessionState): boolean {
  if (hold === undefined) return false
  const waits = state.ended !== undefined
  const waited = hold.waiting !== undefined
  hold.waiting = waits ? state : undefined
  if (waits !== waited) hold.changed(waits)
  return waits
}

/** Calls the listeners only for a change they can see: a renewed token must not render the page again. */
function become(state: SessionState): void {
  if (hasToWait(state)) return
  const { isRestored, user, ended, isLeftByLink } = current
  const isSame =
    isRestored === state.isRestored && ended === state.ended && isLeftByLink === state.isLeftByLink
  if (isSame && isSameUser(user, state.user)) return
  current = state
  for (const listener of listeners) listener()
}

const signedIn = (user: SignedInUser): SessionState => ({ ...signedOut, user })

const readAgain = (): void => {
  const session = readSession()
  const { ended, isLeftByLink } = hold?.waiting ?? current
  become(session === undefined ? { ...signedOut, ended, isLeftByLink } : signedIn(session.user))
}

/**
 * Clears a token without a user and the reverse. Only the start of a page does so: later, another tab may have written
 * one of the two and be about to write the other.
 */
function restore(): void {
  if (readSession() === undefined) clearSession()
  readAgain()
}

export const sessionState = (): SessionState => current

export function enterSession(session: StoredSession): void {
  storeSession(session)
  become(signedIn(session.user))
}

export function leaveSession({ byLink = false } = {}): void {
  clearSession()
  become({ ...signedOut, isLeftByLink: byLink })
}

/**
 * Until the returned function is called, this page stays signed in although the API refuses the token, which is deleted
 * at once all the same. A sign-in in another tab takes the place of the one that has ended.
 */
export function holdSignIn(changed: (hasEnded: boolean) => void): () => void {
  const entry: NonNullable<typeof hold> = { changed, waiting: undefined }
  hold = entry
  return () => {
    if (hold !== entry) return
    hold = undefined
    if (entry.waiting !== undefined) become(entry.waiting)
  }
}

/** Called when the candidate dismisses the notice of a sign-out by a link, or leaves its page. */
export const acknowledgeLeaving = (): void => become({ ...current, isLeftByLink: false })

/** The API refused this token. A sign-in with a newer token stays. */
export function endSession(token: string | undefined, ended: SessionEnd): void {
  if (storedToken() !== token) return
  clearSession()
  become({ ...signedOut, ended })
}

/** Called when the browser has arrived at the sign-in page, or stays on a public page. */
export const acknowledgeEnd = (): void => become({ ...current, ended: undefined })

/** Restores the stored sign-in and reads it again when another tab changes it. */
export function followSession(): () => void {
  const follow = (event: StorageEvent): void => {
    if (concernsSession(event)) readAgain()
  }
  // A page in the back/forward cache receives no storage events.
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
