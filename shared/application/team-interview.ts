import type { TeamInterview } from './arranged-interview.ts'
import type { ReadStatus } from './application-status.ts'
import { malaysianDay, malaysianTime } from '#shared/platform/malaysian-time.ts'
import { minuteMilliseconds } from '../platform/durations.ts'

/** `none`: no date is set. `ahead`: before and during the interview. `over`: after it. */
export type TeamInterviewState = 'none' | 'ahead' | 'over'

/** Where a recruiter has set no length; long enough for a late candidate to still see the place. */
const assumedMinutes = 60

/** An invalid date for one. */
export const teamInterviewEnd = ({ at, minutes }: TeamInterview): Date =>
  new Date(Date.parse(at) + (minutes ?? assumedMinutes) * minuteMilliseconds)

export function teamInterviewState(teamInterview: TeamInterview | null, now: Date): TeamInterviewState {
  if (teamInterview === null) return 'none'
  const end = teamInterviewEnd(teamInterview).getTime()
  if (Number.isNaN(end)) return 'none'
  return end > now.getTime() ? 'ahead' : 'over'
}

export type Invited = { status: ReadStatus; teamInterview: TeamInterview | null }

/** Whether an application waits for a meeting with the team that is not over: the candidate can answer the invitation. */
export const isInvited = ({ status, teamInterview }: Invited, now: Date): boolean =>
  status === 'interview_pending' && teamInterviewState(teamInterview, now) !== 'over'

/** What a candidate can write with an answer. */
export const maxAnswerCharacters = 500

/** Replaces the title that the specification has for the status, while the interview is ahead. */
export const interviewScheduled = 'Interview scheduled'

export type TeamInterviewTexts = {
  readonly when: string
  readonly day: string
  /** As a recruiter wrote it: a room, a postal address or a link. Undefined once the interview is over. */
  readonly place: string | undefined
  readonly length: string | undefined
}

/** When, where and for how long the candidate meets the team; undefined where no date is set. */
export function teamInterviewTexts(
  teamInterview: TeamInterview | null,
  now: Date,
): TeamInterviewTexts | undefined {
  const state = teamInterviewState(teamInterview, now)
  const time = malaysianTime(teamInterview?.at ?? null)
  const day = malaysianDay(teamInterview?.at ?? null)
  if (teamInterview === null || state === 'none' || time === undefined || day === undefined) return undefined
  if (state === 'over')
    return { when: `Interview with our team was on ${time}`, day, place: undefined, length: undefined }
  const { place, minutes } = teamInterview
  return {
    when: `Interview with our team: ${time}`,
    day,
    place: place ?? undefined,
    length: minutes === null ? undefined : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  }
}
