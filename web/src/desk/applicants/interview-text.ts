import type { TeamInterview } from '#shared/application/arranged-interview.ts'
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

/** The interview that a pending decision sets, with the time of day at which it is set; undefined where it sets none. */
export function pendingInterviewText({ status, teamInterview, dueAt }: PendingDecision): string | undefined {
  if (status !== 'interview_pending') return undefined
  const interview = teamInterview === null ? 'interview without a date' : interviewText(teamInterview)
  return `From ${malaysianHourOfDay(dueAt) ?? ''}: ${interview}`
}
