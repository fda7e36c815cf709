import { storedToken } from './stored-session.ts'

/**
 * How long the lock stays taken after a renewal. Each tab reads a copy of the storage, and the copies hear of a new
 * token later than the next tab hears that the lock is free.
 */
const storageArrivesMilliseconds = 1000

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Tabs share a session: one of them renews its token, and the others go on with what takes the old one's place. */
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
