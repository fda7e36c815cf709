import { jobPageStatusOf, maxInterviews, type ReadStatus } from './application-status.ts'
import type { TeamInterview } from './arranged-interview.ts'
import { closedReason, type ClosedReason } from '#shared/platform/deadline.ts'
import type { HeldInterview } from './session/interview-status.ts'
import type { Job } from '#shared/position/job.ts'
import { teamInterviewState } from './team-interview.ts'
import { interviewProgressOf, turnOf, type Turn } from './turn.ts'

/** The stored application of the same candidate for the same job. A decision that can still be recalled is no part of it. */
export type PreviousApplication = {
  status: ReadStatus
  /** The latest session, if any. */
  interview: HeldInterview | undefined
  teamInterview: TeamInterview | null
  /** The number of sessions that were started, however they ended. */
  interviewsStarted: number
}

export type ApplicationDecision =
  /** Write the application, its session and the job's count in one transaction. */
  | { kind: 'create' }
  /** Answer the latest session with `isExisting: true`. */
  | { kind: 'existing' }
  /** The application stays; its interview gets a new session. */
  | { kind: 'new_session' }
  | { kind: 'refused'; reason: ClosedReason | 'already_decided' | 'interview_waived' | 'no_interviews_left' }

/** Whose turn a stored application is. The room of its interview opens only where it is the candidate's. */
export const turnIn = (
  { status, interview, teamInterview }: Omit<PreviousApplication, 'interviewsStarted'>,
  now: Date,
): Turn =>
  turnOf({
    status: jobPageStatusOf(status),
    interview: interviewProgressOf(interview),
    teamInterview: teamInterviewState(teamInterview, now),
  })

/**
 * What applying for a job does. Who applied before the position closed can still be interviewed. `startedBefore`: interviews
 * started for applications that the candidate has withdrawn; only the handler knows their number.
 */
export function decideApplication(
  job: Pick<Job, 'status' | 'closingDate'>,
  previous: PreviousApplication | undefined,
  now: Date,
  startedBefore = 0,
): ApplicationDecision {
  if (previous !== undefined) return decideAnother(previous, ['scheduled', 'in_progress'], now)
  const closed = closedReason(job, now)
  if (closed !== undefined) return { kind: 'refused', reason: closed }
  return startedBefore < maxInterviews
    ? { kind: 'create' }
    : { kind: 'refused', reason: 'no_interviews_left' }
}

/** Why there is no interview to take where it is not the candidate's turn. */
export const refusalReason = (
  { interview }: Pick<PreviousApplication, 'interview'>,
  turn: Turn,
): 'interview_waived' | 'already_decided' =>
  interview === 'waived' && turn === 'team' ? 'interview_waived' : 'already_decided'

/** What "Request a retake" does with a session that was started and not completed, or that expired. */
export const decideRetake = (previous: PreviousApplication, now: Date): ApplicationDecision =>
  decideAnother(previous, ['scheduled'], now)

/** `kept`: the states of a session that no other one replaces. */
function decideAnother(
  previous: PreviousApplication,
  statuses: readonly (HeldInterview | undefined)[],
  now: Date,
): ApplicationDecision {
  if (previous.interview === 'completed') return { kind: 'existing' }
  const turn = turnIn(previous, now)
  if (turn !== 'candidate') return { kind: 'refused', reason: refusalReason(previous, turn) }
  if (statuses.includes(previous.interview)) return { kind: 'existing' }
  return previous.interviewsStarted < maxInterviews
    ? { kind: 'new_session' }
    : { kind: 'refused', reason: 'no_interviews_left' }
}
