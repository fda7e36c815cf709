import { hasRunOut, lifeOf } from './session/token-life.ts'
import { storedToken } from './session/stored-session.ts'

/**
 * GET requests that start while the code of the first page still loads. The client's first request of the same URL with
 * the same `authorization` header takes the response.
 */
type EarlyRequest = { authorization: string | undefined; answer: Promise<Response> }

const underway = new Map<string, EarlyRequest>()

export const requestTimeoutMilliseconds = 30_000

/** The headers of every request to the API. */
export const requestHeaders = (apiKey: string): Record<string, string> => ({
  accept: 'application/json',
  'x-api-key': apiKey,
})

/** Sends nothing with an expired token, which the client renews first, nor without a token that the URLs need. */
export function requestEarly(urls: readonly string[], { needsToken }: { needsToken: boolean }): void {
  const token = storedToken()
  const isUsable = token === undefined ? !needsToken : !hasRunOut(lifeOf(token), Date.now())
  if (!isUsable) return
  const authorization = token === undefined ? undefined : `Bearer ${token}`
  for (const url of urls) {
    const answer = fetch(url, {
      headers: { ...requestHeaders(__API_KEY__), ...(authorization === undefined ? {} : { authorization }) },
      signal: AbortSignal.timeout(requestTimeoutMilliseconds),
    })
    // Prevents an unhandled rejection when no request takes the response; a request that takes it handles the failure.
    answer.catch(() => undefined)
    underway.set(url, { authorization, answer })
  }
}

/** Removes the response, so that a second request goes to the API. */
export function takeEarly(url: string, authorization: string | undefined): Promise<Response> | undefined {
  const early = underway.get(url)
  underway.delete(url)
  return early?.authorization === authorization ? early?.answer : undefined
}
