import { hasRunOut, lifeOf } from './session/token-life.ts'
import { storedToken } from './session/stored-session.ts'

/**
 * Requests that start beside the code of the first page, not after it. The client's first request of the same address
 * with the same authorisation takes the response.
 */
type EarlyRequest = { authorization: string | undefined; answer: Promise<Response> }

const underway = new Map<string, EarlyRequest>()

export const requestTimeoutMilliseconds = 30_000

/** The headers of every request to the API. */
export const requestHeaders = (apiKey: string): Record<string, string> => ({
  accept: 'application/json',
  'x-api-key': apiKey,
})

/** The client renews an expired token first; without a token only public data can be requested. */
export function requestEarly(addresses: readonly string[], { needsToken }: { needsToken: boolean }): void {
  const token = storedToken()
  const isUsable = token === undefined ? !needsToken : !hasRunOut(lifeOf(token), Date.now())
  if (!isUsable) return
  const authorization = token === undefined ? undefined : `Bearer ${token}`
  for (const address of addresses) {
    const answer = fetch(address, {
      headers: { ...requestHeaders(__API_KEY__), ...(authorization === undefined ? {} : { authorization }) },
      signal: AbortSignal.timeout(requestTimeoutMilliseconds),
    })
    // The request that takes the response handles its failure; a page that is left takes none.
    answer.catch(() => undefined)
    underway.set(address, { authorization, answer })
  }
}

/** Hands a response over once. */
export function takeEarly(address: string, authorization: string | undefined): Promise<Response> | undefined {
  const early = underway.get(address)
  underway.delete(address)
  return early?.authorization === authorization ? early?.answer : undefined
}
