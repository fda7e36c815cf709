import { isActiveInterview } from '#shared/application/session/interview-status.ts'
import type { SWRConfiguration } from 'swr'
import { isPending, type Standing } from '../standing/standing.ts'
import { secondMilliseconds } from '#shared/platform/durations.ts'

/** Younger data is not refreshed when the candidate comes back to the window. */
export const freshMilliseconds = 30 * secondMilliseconds

/** The API needs a moment to complete an interview after its page was left. */
export const afterInterviewMilliseconds = 2 * secondMilliseconds

/** Whether something can have changed: a pending application or an active interview. */
const mayHaveNews = (standings: readonly Standing[]): boolean =>
  standings.some(
    ({ status, interview }) => isPending(status) || (interview !== undefined && isActiveInterview(interview)),
  )

/**
 * When the data is loaded again by itself: as the window gets the focus or becomes visible, and once the connection is back.
 * Until the standings are known, so that swr counts the 30 seconds from the first load, anything may have news.
 */
export const refreshOptions = (standings: readonly Standing[] | undefined): SWRConfiguration => ({
  revalidateOnFocus: standings === undefined || mayHaveNews(standings),
  focusThrottleInterval: freshMilliseconds,
  revalidateOnReconnect: true,
})
