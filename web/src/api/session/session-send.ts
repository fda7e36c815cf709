import type { Send, WireRequest } from '#shared/platform/contract/client.ts'

import { endSession } from './session-state.ts'
import { storedToken } from './stored-session.ts'
import { hasRunOut, lifeOf } from './token-life.ts'

const unauthorizedStatus = 401

export const withToken = (request: WireRequest, token: string | undefined): WireRequest =>
  token === undefined
    ? request
    : { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }

type Renewal = { renewToken: (token: string) => Promise<string | undefined>; noticeActivity: () => void }

/** Adds a valid token to each call, and ends the sign-in when the API refuses the token. */
export function createSessionSend(send: Send, loadRenewal: () => Promise<Renewal>): Send {
  /** The stored token, renewed first if it has expired. */
  async function usableToken(): Promise<string | undefined> {
    const token = storedToken()
    if (token === undefined) return undefined
    const { noticeActivity, renewToken } = await loadRenewal()
    if (hasRunOut(lifeOf(token), Date.now())) return renewToken(token)
    noticeActivity()
    return token
  }

  return async (request) => {
    const { on401 } = request
    if (on401 === 'stay') return send(withToken(request, storedToken()))
    const token = await usableToken()
    const answer = await send(withToken(request, token))
    if (answer.status !== unauthorizedStatus) return answer
    const newer = storedToken()
    // Another tab renewed the token or signed in meanwhile: the API refused only the old token.
    const hasNewer = newer !== undefined && newer !== token
    const last = hasNewer ? await send(withToken(request, newer)) : answer
    if (last.status === unauthorizedStatus)
      endSession(hasNewer ? newer : token, { notice: on401, found: 'by a call' })
    return last
  }
}
