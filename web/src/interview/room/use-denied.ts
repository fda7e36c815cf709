import { useEffect, useEffectEvent, useState } from 'react'
import { devicePermissions } from './device-permissions.ts'

/**
 * Whether the browser's settings refuse the devices without a question. Calls `onAllowed` once the candidate has changed
 * them, so that nothing is left to press.
 */
export function useDenied(isRefused: boolean, onAllowed: () => void): boolean {
  const [isDenied, setDenied] = useState(false)
  const allowed = useEffectEvent(onAllowed)
  useEffect(() => {
    if (!isRefused) return
    const watch = new AbortController()
    void devicePermissions().then((permissions) => {
      const update = (): void => setDenied(permissions.some(({ state }) => state === 'denied'))
      const changed = (): void => {
        update()
        if (permissions.every(({ state }) => state === 'granted')) allowed()
      }
      if (watch.signal.aborted) return
      update()
      for (const permission of permissions)
        permission.addEventListener('change', changed, { signal: watch.signal })
    })
    return () => watch.abort()
  }, [isRefused])
  return isRefused && isDenied
}
