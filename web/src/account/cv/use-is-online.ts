import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  const ends = new AbortController()
  for (const name of ['online', 'offline']) addEventListener(name, changed, { signal: ends.signal })
  return () => ends.abort()
}

/** A browser can say that it is offline after a request has failed. Apart from `browserNetwork`, which has a chunk with the interview. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
