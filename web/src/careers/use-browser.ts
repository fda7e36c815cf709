import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a page is prerendered and hydrated, when it must equal the HTML that all visitors get. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const minuteMilliseconds = 60_000

const onReturn = (notify: () => void): (() => void) => {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/**
 * The time for deadline labels, to the minute: of the publication in the first render of a published page, the
 * browser's after that. A tab that was in the background counts again when it is shown.
 */
export function useNow(publishedAt: string | undefined): Date {
  const time = useSyncExternalStore(
    onReturn,
    () => Math.floor(Date.now() / minuteMilliseconds) * minuteMilliseconds,
    () => (publishedAt === undefined ? 0 : Date.parse(publishedAt)),
  )
  return new Date(time)
}
