import { useEffect, useState } from 'react'
import { secondMilliseconds } from '#shared/platform/durations.ts'

export type PasswordLock = {
  until: number | undefined
  lockFor: (seconds: number) => void
  /** Ends the lock if its time is over. */
  check: () => void
}

/** Locks the form while the API rate limits it. The lock survives closing and reopening the dialog. */
export function usePasswordLock(): PasswordLock {
  const [until, setUntil] = useState<number>()
  const check = (): void => {
    if (until !== undefined && Date.now() >= until) setUntil(undefined)
  }
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(check, secondMilliseconds)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- one timer for one lock
  }, [until])
  return { until, lockFor: (seconds) => setUntil(Date.now() + seconds * secondMilliseconds), check }
}
