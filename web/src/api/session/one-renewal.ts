import { storedToken } from './stored-session.ts'

/**
 * How long the lock is kept after a renewal. Other tabs see a write to `localStorage` with a delay, and without the
 * pause the next tab would get the lock before it sees the new token.
 */
const storageArrivesMilliseconds = 1000

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Tabs share a sign-in: the tab that gets the lock renews the token, the others read the new token from storage. */
export function renewOnce(
  token: string,
  renew: (token: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!('locks' in navigator)) return renew(token)
  return new Promise((resolve, reject) => {
    const settled = new AbortController()
    const { signal } = settled
    const listen = (): void => {
      const stored = storedToken()
      if (stored === token) return
      resolve(stored)
      settled.abort()
    }
    const inTurn = async (): Promise<void> => {
      resolve(await renew(token).finally(() => settled.abort()))
      await pause(storageArrivesMilliseconds)
    }
    addEventListener('storage', listen, { signal })
    navigator.locks.request('session-renewal', { signal }, inTurn).catch(reject)
  })
}
