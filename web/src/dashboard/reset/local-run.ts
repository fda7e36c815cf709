/** Set by the local site server. No deployment sends this header, nor has the endpoint that it announces. */
const localRunMetric = 'local-run'

/** Whether `npm start` or `npm run dev` serves the page. Read from a `server-timing` header, which needs no request. */
export function isLocalRun(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.serverTiming.some(({ name }) => name === localRunMetric)
  )
}
