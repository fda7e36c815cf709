import { useEffect, useEffectEvent, useState } from 'react'
import { afterInterviewMilliseconds } from './refresh-rules.ts'

/** After an interview, refreshes once, delayed. Returns true until then, so that the page can say so. */
export function useInterviewReturn(hasReturned: boolean, refresh: () => Promise<void>): boolean {
  const [isDue, setDue] = useState(hasReturned)
  const refreshOnce = useEffectEvent(() => {
    void refresh().then(() => setDue(false))
  })
  useEffect(() => {
    if (!hasReturned) return
    const timer = setTimeout(() => refreshOnce(), afterInterviewMilliseconds)
    return () => clearTimeout(timer)
  }, [hasReturned])
  return isDue
}
