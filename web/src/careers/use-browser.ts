import { useSyncExternalStore } from 'react'
import { usePageData } from '../site/page-data.ts'
import { useMinute } from '../ui/use-minute.ts'

const never = () => () => undefined

/** False while a page is prerendered and hydrated, when it must equal the HTML that all visitors get. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The time that deadlines are counted from, to the minute: in the first render of a published page, its publication. */
export function useNow(): Date {
  const publishedAt = usePageData()?.publishedAt
  return new Date(useMinute(publishedAt === undefined ? undefined : Date.parse(publishedAt)))
}
