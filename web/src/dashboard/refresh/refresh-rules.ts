import { isActiveInterview } from '#shared/domain/interview.ts'
import { isPending, type Standing } from '../standing/standing.ts'

const secondMilliseconds = 1000

/** Younger data is not refreshed when the candidate comes back to the window. */
const freshMilliseconds = 30 * secondMilliseconds

/** The API needs a moment to complete an interview after its page was left. */
export const afterInterviewMilliseconds = 2 * secondMilliseconds

/** Whether something can have changed: a pending application or an active interview. */
const mayHaveNews = (standings: readonly Standing[]): boolean =>
  standings.some(
    ({ status, interview }) => isPending(status) || (interview !== undefined && isActiveInterview(interview)),
  )

type Situation = { now: number; refreshedAt: number; standings: readonly Standing[] }

/** Whether to refresh when the window gets the focus or becomes visible. */
export const isRefreshDue = ({ now, refreshedAt, standings }: Situation): boolean =>
  now - refreshedAt > freshMilliseconds && mayHaveNews(standings)
