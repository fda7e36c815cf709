import { createClient, type Send } from '#shared/platform/contract/client.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { auth } from '../endpoints.data.ts'
import { renewOnce } from './one-renewal.ts'
import { withToken } from './session-send.ts'
import { endSession } from './session-state.ts'
import { replaceToken, storedToken } from './stored-session.ts'
import { hasRunOut, isTimeToRenew, lifeOf } from './token-life.ts'

const sessionCalls = { refresh: auth.refresh, logout: auth.logout }

const checkEveryMilliseconds = 60_000

const userActivity = ['pointerdown', 'keydown'] as const

/** Calls the listener on a user event and when the page becomes visible; returns the function that stops it. */
function onUserActivity(listener: () => void): () => void {
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') listener()
  }
  for (const type of userActivity) addEventListener(type, listener, { passive: true })
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    for (const type of userActivity) removeEventListener(type, listener)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

const callsWith = (send: Send, token: string) =>
  createClient(sessionCalls, (request) => send(withToken(request, token)))

const newTokenFor = async (send: Send, token: string): Promise<string> =>
  (await callsWith(send, token).refresh()).data.token

async function endAtApi(send: Send, token: string): Promise<void> {
  // A remembered sign-in lasts longer than its token, and only a valid token can end it.
  const valid = hasRunOut(lifeOf(token), Date.now()) ? await newTokenFor(send, token) : token
  await callsWith(send, valid).logout()
}

export type Keeper = ReturnType<typeof createKeeper>

/** Renews the token of a sign-in while the candidate is active, and ends the sign-in at the API. */
export function createKeeper(send: Send) {
  let lastSeenAt = 0
  let renewedAt: number | undefined
  let underway: Promise<string | undefined> | undefined

  async function exchange(token: string): Promise<string | undefined> {
    const stored = storedToken()
    if (stored !== token) return stored
    try {
      replaceToken(token, await newTokenFor(send, token))
      renewedAt = Date.now()
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.code !== 'not_signed_in') throw error
      endSession(token, { notice: 'sign-in-needed', found: 'at renewal' })
    }
    return storedToken()
  }

  /**
   * Answers the new token, the one that another tab has stored meanwhile, or undefined when the sign-in has ended.
   * Rejects when the API cannot be reached or fails; the sign-in goes on.
   */
  const renewToken = (token: string): Promise<string | undefined> =>
    (underway ??= renewOnce(token, exchange).finally(() => {
      underway = undefined
    }))

  function renewIfTime(): void {
    const token = storedToken()
    if (token === undefined) return
    if (!isTimeToRenew(lifeOf(token), { lastSeenAt, renewedAt, now: Date.now() })) return
    // After a failure, the next user event or check tries again.
    renewToken(token).catch(() => undefined)
  }

  /** Called on a user event, when the page becomes visible and for each call to the API. */
  function noticeActivity(): void {
    lastSeenAt = Date.now()
    renewIfTime()
  }

  /** Renews the token for as long as the candidate is active; returns the function that stops it. */
  function keepSession(): () => void {
    noticeActivity()
    const timer = setInterval(renewIfTime, checkEveryMilliseconds)
    const stopListening = onUserActivity(noticeActivity)
    return () => {
      clearInterval(timer)
      stopListening()
    }
  }

  /** Ends the sign-in at the API. This browser has already deleted the token, so a failure is ignored. */
  function logOut(token: string): void {
    endAtApi(send, token).catch(() => undefined)
  }

  return { renewToken, noticeActivity, keepSession, logOut }
}
