import { ApiError, textIn } from '../api/api-error.ts'
import { createSend } from '../api/http.ts'
import { renewOnce } from './one-renewal.ts'
import { endSession } from './session-state.ts'
import { replaceToken, storedToken } from './stored-session.ts'
import { hasRunOut, isTimeToRenew, lifeOf } from './token-life.ts'

const checkEveryMilliseconds = 60_000
const unauthorized = 401

let lastSeenAt = 0
let renewedAt: number | undefined
let underway: Promise<string | undefined> | undefined

const call = (path: string, token: string): Promise<unknown> =>
  createSend({ origin: '', apiKey: __API_KEY__, token: () => token, outlivesPage: true })({
    method: 'POST',
    address: `/api/auth/${path}`,
    body: undefined,
    bodyKind: 'json',
    headers: {},
  })

async function askForToken(token: string): Promise<string | undefined> {
  const answer = await call('refresh', token)
  const data: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'data') : null
  return textIn(data, 'token')
}

async function exchange(token: string): Promise<string | undefined> {
  const stored = storedToken()
  if (stored !== token) return stored
  try {
    const renewed = await askForToken(token)
    if (renewed !== undefined) replaceToken(token, renewed)
    renewedAt = Date.now()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== unauthorized) throw error
    endSession(token, { notice: 'sign-in-needed', found: 'at renewal' })
  }
  return storedToken()
}

/**
 * The token to go on with in this one's place: a new one, one that another tab has got meanwhile, or none where the
 * session is over. Fails where the API cannot be asked, which ends no session.
 */
export const renewToken = (token: string): Promise<string | undefined> =>
  (underway ??= renewOnce(token, exchange).finally(() => {
    underway = undefined
  }))

/** A person was here: they pressed something, came back to the page or sent a call. */
export function noticePerson(): void {
  lastSeenAt = Date.now()
  renewIfTime()
}

function renewIfTime(): void {
  const token = storedToken()
  if (token === undefined) return
  if (!isTimeToRenew(lifeOf(token), { lastSeenAt, renewedAt, now: Date.now() })) return
  // Without an answer, the next sign of the person tries again.
  renewToken(token).catch(() => undefined)
}

const noticeVisit = (): void => {
  if (document.visibilityState === 'visible') noticePerson()
}

const signsOfPresence = ['pointerdown', 'keydown'] as const

/** Renews the token for as long as the person is there; answers how to stop. */
export function keepSession(): () => void {
  noticePerson()
  const timer = setInterval(renewIfTime, checkEveryMilliseconds)
  for (const sign of signsOfPresence) addEventListener(sign, noticePerson, { passive: true })
  document.addEventListener('visibilitychange', noticeVisit)
  return () => {
    clearInterval(timer)
    for (const sign of signsOfPresence) removeEventListener(sign, noticePerson)
    document.removeEventListener('visibilitychange', noticeVisit)
  }
}

async function endAtApi(token: string): Promise<void> {
  // A remembered session can outlive its token, and only a token that holds can end it.
  const holding = hasRunOut(lifeOf(token), Date.now()) ? await askForToken(token) : token
  if (holding !== undefined) await call('logout', holding)
}

/** Ends the session at the API. What it answers changes nothing for the person, who is signed out here already. */
export function logOut(token: string): void {
  endAtApi(token).catch(() => undefined)
}
