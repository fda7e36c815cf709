import { useSyncExternalStore } from 'react'
import { minuteMilliseconds } from '#shared/platform/durations.ts'

const thisMinute = (): number => Math.floor(Date.now() / minuteMilliseconds) * minuteMilliseconds

/** Timers of a tab in the background may be late, so it counts again when it is shown. */
function eachMinute(notify: () => void): () => void {
  const timer = setInterval(notify, minuteMilliseconds)
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}

/** The time to the minute, in milliseconds; `first` replaces it while a prerendered page is hydrated. */
export const useMinute = (first?: number): number =>
  useSyncExternalStore(eachMinute, thisMinute, () => first ?? thisMinute())
