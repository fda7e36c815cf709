import type { TeamInterview } from '#shared/application/arranged-interview.ts'
import { minutesUntil, type Decision, type PendingDecision } from '#shared/application/decision.ts'
import { timeText } from './dates.ts'

const counted = (minutes: number): string => `${minutes} minute${minutes === 1 ? '' : 's'}`

/** `31 Dec 2026 15:00, Level 30, 45 minutes` */
export const teamInterviewText = ({ at, place, minutes }: TeamInterview): string =>
  [timeText(at), ...(place === null ? [] : [place]), ...(minutes === null ? [] : [counted(minutes)])].join(
    ', ',
  )

/** `, with an interview on 31 Dec 2026 15:00`, or nothing. */
export const withInterview = ({ teamInterview, slots }: Decision): string =>
  teamInterview !== null
    ? `, with an interview on ${teamInterviewText(teamInterview)}`
    : slots === undefined
      ? ''
      : `, with ${slots.times.length} times to choose from: ${slots.times.map(timeText).join('; ')}`

/** `accepted in 7 minutes`; the schedule applies a due decision within a minute. */
export function statusText(decision: PendingDecision, now: Date): string {
  if (decision.awaits !== undefined) return `${decision.status}, once ${decision.awaits.name} agrees`
  const minutes = minutesUntil(decision, now)
  return `${decision.status} ${minutes === 0 ? 'within a minute' : `in ${counted(minutes)}`}`
}

/** `statusText` with the interview. */
export const decisionText = (decision: PendingDecision, now: Date): string =>
  statusText(decision, now) + withInterview(decision)
