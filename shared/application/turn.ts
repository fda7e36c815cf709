import { maxInterviews, type JobPageStatus } from './application-status.ts'
import {
  jobPageInterviewStatusOf,
  type HeldInterview,
  type JobPageInterviewStatus,
} from './session/interview-status.ts'
import { malaysianHour } from '#shared/platform/malaysian-time.ts'
import type { TeamInterview } from './arranged-interview.ts'
import { teamInterviewState, type TeamInterviewState } from './team-interview.ts'

/** Whom an application waits for. `none`: it is accepted or rejected. */
export type Turn = 'candidate' | 'team' | 'none'

/** An application in the job page's terms, which the dashboard's statuses map onto. */
export type Progress = {
  /** Null for a status that this version does not know. */
  status: JobPageStatus | null
  interview: JobPageInterviewStatus | 'waived'
  teamInterview: TeamInterviewState
}

/** What the job page and the interview's loader read about an application. */
type OfJob = {
  applicationStatus: JobPageStatus | null
  interviewStatus: JobPageInterviewStatus
  interviewWaived: boolean
  teamInterview: TeamInterview | null
}

export const interviewProgressOf = (interview: HeldInterview | undefined): Progress['interview'] =>
  interview === 'waived' ? interview : jobPageInterviewStatusOf(interview)

export const progressOfJob = (
  { applicationStatus, interviewStatus, interviewWaived, teamInterview }: OfJob,
  now: Date,
): Progress => ({
  status: applicationStatus,
  interview: interviewWaived && interviewStatus !== 'completed' ? 'waived' : interviewStatus,
  teamInterview: teamInterviewState(teamInterview, now),
})

/**
 * The one rule for the AI interview: only where it is the candidate's turn do pages and e-mails offer to start or continue it, and
 * the API opens its room.
 */
export function turnOf({ status, interview, teamInterview }: Progress): Turn {
  switch (status) {
    case 'pending':
      // Once a team interview has a date, the candidate need not take the AI interview any more.
      return interview === 'completed' || interview === 'waived' || teamInterview !== 'none'
        ? 'team'
        : 'candidate'
    case 'reviewed':
    case 'interviewed':
    case null:
      return 'team'
    case 'accepted':
    case 'rejected':
      return 'none'
  }
}

/** What pages say to a candidate whose team goes on without the AI interview. */
export const interviewNotNeeded = "You don't need to take the AI interview for this position."

/** How far the candidate's interview is, where it is their turn. */
export type InterviewStep = Pick<Progress, 'interview'> & {
  /** When the room of an interview that has begun closes. */
  continueBefore: string | null
  /** How many interviews the candidate may still start; null where an older API does not say it. */
  interviewsLeft: number | null
  /** What the team asks first. */
  questions?: readonly unknown[]
}

/** For an interview that has begun; undefined without a time. */
export function begunText(continueBefore: string | null): string | undefined {
  const hour = malaysianHour(continueBefore)
  return hour && `You have started. Continue before ${hour}. Your answers are kept.`
}

/** Says how many attempts are left; undefined where none was used. */
export function attemptsText(interviewsLeft: number | null): string | undefined {
  if (interviewsLeft === null || interviewsLeft >= maxInterviews) return undefined
  if (interviewsLeft === 0)
    return 'You have used every interview attempt for this position. Please contact our team.'
  return `You can start the interview ${interviewsLeft === 1 ? 'once more' : `${interviewsLeft} more times`}.`
}

/** An interview that was left, or whose room has closed, can no longer be started again. */
export const isUsedUp = ({
  interview,
  interviewsLeft,
}: Omit<InterviewStep, 'continueBefore' | 'questions'>): boolean =>
  interview === 'not_started' && interviewsLeft === 0

/** What the candidate is asked to do, where it is their turn. */
export function nextStepText({
  interview,
  continueBefore,
  interviewsLeft,
  questions = [],
}: InterviewStep): string {
  if (interview === 'in_progress') return begunText(continueBefore) ?? 'Next step: finish your AI interview.'
  const attempts = attemptsText(interviewsLeft)
  if (interviewsLeft === 0 && attempts !== undefined) return attempts
  const first = questions.length === 0 ? '' : 'a few questions, then '
  return [`Next step: ${first}your AI interview (15–20 minutes).`, attempts].filter(Boolean).join(' ')
}
