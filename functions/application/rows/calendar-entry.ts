import type { TeamInterview } from '#shared/application/arranged-interview.ts'
import type { CalendarEntry } from './stored-application.ts'

const interviewOf = ({ at, place, minutes }: CalendarEntry): TeamInterview => ({ at, place, minutes })

/**
 * What the candidate's calendar is to have after a decision. An interview that was called off is cancelled; one whose time has come
 * stays, because it took place.
 */
export function calendarAfter(
  before: CalendarEntry | undefined,
  teamInterview: TeamInterview | null,
  now: Date,
): CalendarEntry | undefined {
  const sequence = before === undefined ? 0 : before.sequence + 1
  if (teamInterview !== null) {
    const earlier = before === undefined || before.isCancelled ? undefined : interviewOf(before)
    return { ...teamInterview, sequence, isCancelled: false, ...(earlier && { earlier }) }
  }
  const isAhead = before !== undefined && !before.isCancelled && Date.parse(before.at) > now.getTime()
  return isAhead ? { ...before, sequence, isCancelled: true } : before
}
