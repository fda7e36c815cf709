import type { Send, WireRequest } from '#shared/contract/client.ts'
import { endSession } from '../session/session-state.ts'
import { signInNotices, type SignInNotice } from '../session/sign-in-notices.ts'
import { storedToken } from '../session/stored-session.ts'
import { hasRunOut, lifeOf } from '../session/token-life.ts'
import { ApiError } from './api-error.ts'
import { createSend } from './http.ts'

const unauthorized = 401

/** There a 401 is about what was entered, and about no session. */
const enteringAddresses: ReadonlySet<string> = new Set([
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/register-with-cv',
  '/api/auth/check-existing-user',
])

const noticeAt = (address: string): SignInNotice =>
  address === '/api/auth/update-password' ? 'session-expired' : 'sign-in-needed'

const sendAs = (token: string | undefined, request: WireRequest): Promise<unknown> =>
  createSend({ origin: '', apiKey: __API_KEY__, token: () => token })(request)

/** The stored token; in the place of one that has run out, a new one. */
async function usableToken(): Promise<string | undefined> {
  const token = storedToken()
  if (token === undefined) return undefined
  const { noticePerson, renewToken } = await import('../session/session-keeper.ts')
  if (hasRunOut(lifeOf(token), Date.now())) return renewToken(token)
  noticePerson()
  return token
}

const isRefusedSession = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === unauthorized

/** Says which session it was that ended; the page it happened on is left for the sign-in page. */
function ended(error: ApiError, token: string | undefined, address: string): ApiError {
  const notice = noticeAt(address)
  endSession(token, { notice, found: 'by a call' })
  const { status, code, body } = error
  return new ApiError({ status, code, body, message: signInNotices[notice] })
}

/** Sends calls of the signed-in areas: with a token that holds, and to the sign-in page where none does any more. */
export const sessionSend: Send = async (request) => {
  if (enteringAddresses.has(request.address)) return sendAs(storedToken(), request)
  const token = await usableToken()
  try {
    return await sendAs(token, request)
  } catch (error) {
    if (!isRefusedSession(error)) throw error
    const newer = storedToken()
    if (newer === undefined || newer === token) throw ended(error, token, request.address)
    // Signed in again meanwhile, or renewed by another tab: the call was refused for the sake of the old token.
    return await sendAs(newer, request).catch((again: unknown) => {
      throw isRefusedSession(again) ? ended(again, newer, request.address) : again
    })
  }
}
