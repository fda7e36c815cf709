import { localRunTiming } from '#shared/platform/contract/headers.ts'

/** Whether the local run serves the page. Read from a header of the page, which needs no request. */
export function isLocalRun(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.serverTiming.some(({ name }) => name === localRunTiming)
  )
}
