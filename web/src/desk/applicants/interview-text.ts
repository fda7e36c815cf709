import type { TeamInterview } from '#shared/application/arranged-interview.ts'
import type { Interviewer, OfferedSlots } from '#shared/application/slots.ts'
import type { InvitationAnswer } from '#shared/application/invitation.ts'
import type { PendingDecision } from '#shared/application/decision.ts'
import { malaysianClock, malaysianHourOfDay } from '#shared/platform/malaysian-time.ts'
import { answerNames } from '../names.ts'

/** "Dec 3, 2026, 3:00 PM, Level 20, 45 minutes" */
export const interviewText = ({ at, place, minutes }: TeamInterview): string =>
  [malaysianClock(at), place, minutes === null ? undefined : `${minutes} minutes`].filter(Boolean).join(', ')

/** What the candidate has answered to the invitation. */
export const answerText = ({ kind, words, at }: InvitationAnswer): string =>
  `${answerNames[kind]}${words === null ? '' : `: “${words}”`} (${malaysianClock(at) ?? ''})`

type Invitation = { teamInterview: TeamInterview | null; slots?: OfferedSlots | null | undefined }

/** The date, or how far the candidate is with the choice of one. */
export function invitationText({ teamInterview, slots }: Invitation): string {
  const count = slots?.times.length
  if (teamInterview !== null)
    return count === undefined ? interviewText(teamInterview) : `chosen: ${interviewText(teamInterview)}`
  return count === undefined ? 'no date yet' : `no choice yet, ${count} ${count === 1 ? 'slot' : 'slots'}`
}

/** "With Siti Hajar and you"; `member` is the id of the reader. */
export const withText = (interviewers: readonly Interviewer[], member?: string): string | undefined =>
  interviewers.length === 0
    ? undefined
    : `With ${interviewers.map(({ id, name }) => (id === member ? 'you' : name)).join(' and ')}`

/** The interview that a pending decision sets, with the time of day at which it is set; undefined where it sets none. */
export function pendingInterviewText({
  status,
  teamInterview,
  slots,
  dueAt,
}: PendingDecision): string | undefined {
  if (status !== 'interview_pending') return undefined
  const interview = teamInterview === null ? undatedText(slots) : interviewText(teamInterview)
  return `From ${malaysianHourOfDay(dueAt) ?? ''}: ${interview}`
}

function undatedText(slots: OfferedSlots | undefined): string {
  if (slots === undefined) return 'interview without a date'
  const { length } = slots.times
  const offered = length === 1 ? 'the offered time' : `one of ${length} times`
  return `interview at ${offered}: ${slots.times.map((at) => malaysianClock(at)).join('; ')}`
}
