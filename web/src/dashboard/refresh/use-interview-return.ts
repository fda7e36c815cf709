import { useEffect, useEffectEvent, useState } from 'react'
import { afterInterviewMilliseconds } from './refresh-rules.ts'

/** After an interview, refreshes once, delayed. Returns true until then, so that the page can say so. */
export function useInterviewReturn(refresh: () => Promise<void>): boolean {
  const [isDue, setDue] = useState(true)
  const refreshOnce = useEffectEvent(() => {
    void refresh().then(() => setDue(false))
  })
  useEffect(() => {
    const timer = setTimeout(() => refreshOnce(), afterInterviewMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return isDue
}
