import { useEffect, useEffectEvent } from 'react'
import type { Candidate } from '../use-candidate.ts'
import { isRefreshDue } from './refresh-rules.ts'

/** Refreshes the data when the candidate comes back to the window. */
export function useRefresh({ standings, refreshedAt, refresh }: Candidate): void {
  const comeBack = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    if (isRefreshDue({ now: Date.now(), refreshedAt: refreshedAt(), standings })) void refresh()
  })
  useEffect(() => {
    const listen = (): void => comeBack()
    addEventListener('focus', listen)
    document.addEventListener('visibilitychange', listen)
    return () => {
      removeEventListener('focus', listen)
      document.removeEventListener('visibilitychange', listen)
    }
  }, [])
}
