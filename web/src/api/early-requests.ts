import { hasRunOut, lifeOf } from '../session/token-life.ts'
import { storedToken } from '../session/stored-session.ts'

/**
 * Requests that go out beside the code of the first page, not after it. The client that asks for the same with the same
 * token takes the answer over, once; nobody else sees it.
 */
type EarlyRequest = { token: string | undefined; answer: Promise<Response> }

const underway = new Map<string, EarlyRequest>()

export const requestTimeoutMilliseconds = 30_000

/** What every request of the pages carries. */
export const requestHeaders = (apiKey: string, token: string | undefined): Record<string, string> => ({
  accept: 'application/json',
  'x-api-key': apiKey,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
})

/** A token that has run out is for the client to renew first; without a token only public data is worth asking for. */
export function requestEarly(addresses: readonly string[], { needsToken }: { needsToken: boolean }): void {
  const token = storedToken()
  const isUsable = token === undefined ? !needsToken : !hasRunOut(lifeOf(token), Date.now())
  if (!isUsable) return
  for (const address of addresses) {
    const answer = fetch(address, {
      headers: requestHeaders(__API_KEY__, token),
      signal: AbortSignal.timeout(requestTimeoutMilliseconds),
    })
    // Whoever takes the answer hears of its failure; a page that is left takes none.
    answer.catch(() => undefined)
    underway.set(address, { token, answer })
  }
}

export function takeEarly(address: string, token: string | undefined): Promise<Response> | undefined {
  const early = underway.get(address)
  underway.delete(address)
  return early?.token === token ? early?.answer : undefined
}
