import { useSyncExternalStore } from 'react'
import { usePageData } from '../site/page-data.ts'

const never = () => () => undefined

/** False while a page is prerendered and hydrated, when it must equal the HTML that all visitors get. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const minuteMilliseconds = 60_000

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

/** The time that deadlines are counted from, to the minute: in the first render of a published page, its publication. */
export function useNow(): Date {
  const publishedAt = usePageData()?.publishedAt
  const time = useSyncExternalStore(eachMinute, thisMinute, () =>
    publishedAt === undefined ? thisMinute() : Date.parse(publishedAt),
  )
  return new Date(time)
}
