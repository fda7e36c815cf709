import { useEffect, useEffectEvent } from 'react'
import type { Candidate } from '../use-candidate.ts'
import { isRefreshDue } from './refresh-rules.ts'

/** Refreshes the data when the candidate comes back to the window, and data that is missing when the connection is back. */
export function useRefresh({ standings, isStale, refreshedAt, refresh }: Candidate): void {
  const comeBack = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    if (isRefreshDue({ now: Date.now(), refreshedAt: refreshedAt(), standings })) void refresh()
  })
  const reconnect = useEffectEvent(() => {
    if (isStale) void refresh()
  })
  useEffect(() => {
    const online = (): void => reconnect()
    const listen = (): void => comeBack()
    addEventListener('focus', listen)
    addEventListener('online', online)
    document.addEventListener('visibilitychange', listen)
    return () => {
      removeEventListener('focus', listen)
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', listen)
    }
  }, [])
}
