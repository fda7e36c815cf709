import type { HeldInterview, InterviewStatus } from './session/interview-status.ts'

/** The statuses of an application and the rules about them. Without zod, because pages import it in their first download. */

export const applicationStatuses = [
  'ai_pending',
  'human_pending',
  'interview_pending',
  'reviewed',
  'interviewed',
  'accepted',
  'rejected',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/**
 * A status as a row or an answer has it. `unknown` is one that this version does not have, because a newer one wrote it:
 * a page in an open tab reads a newer API, and a deployment that was rolled back reads newer rows.
 */
export type ReadStatus = ApplicationStatus | 'unknown'

const statuses: ReadonlySet<string> = new Set(applicationStatuses)
export const isApplicationStatus = (text: string): text is ApplicationStatus => statuses.has(text)

export const readStatusOf = (text: string): ReadStatus => (isApplicationStatus(text) ? text : 'unknown')

/** The status in the job page's terms, where every undecided application is pending. */
export const jobPageApplicationStatuses = [
  'pending',
  'reviewed',
  'interviewed',
  'accepted',
  'rejected',
] as const
export type JobPageStatus = (typeof jobPageApplicationStatuses)[number]

const jobPageStatuses = {
  ai_pending: 'pending',
  human_pending: 'pending',
  interview_pending: 'pending',
  reviewed: 'reviewed',
  interviewed: 'interviewed',
  accepted: 'accepted',
  rejected: 'rejected',
} as const satisfies Record<ApplicationStatus, JobPageStatus>

/** Null for a status that this version does not know: the job page then says only that an application exists. */
export const jobPageStatusOf = (status: ReadStatus): JobPageStatus | null =>
  status === 'unknown' ? null : jobPageStatuses[status]

/** Whether a recruiter has looked at the application; the dashboard lists it under "My Applications" then. */
export const isDecided = (status: ReadStatus): boolean =>
  status !== 'unknown' && jobPageStatuses[status] !== 'pending'

/** The statuses that a recruiter sets. Each change e-mails the candidate. `ai_pending` reopens an application. */
export const recruiterStatuses = [
  'ai_pending',
  'interview_pending',
  'reviewed',
  'interviewed',
  'accepted',
  'rejected',
] as const
export type RecruiterStatus = (typeof recruiterStatuses)[number]

export type ApplicationEvent =
  | { kind: 'interview_completed' }
  /** `interview`: the state of the latest session, where there is one. */
  | { kind: 'recruiter_set'; status: RecruiterStatus; interview: HeldInterview | undefined }

const withoutInterview: ReadonlySet<RecruiterStatus> = new Set(['interview_pending', 'reviewed', 'accepted'])

/** Whether a decision moves an application on without the AI interview. */
export const waivesInterview = (from: ReadStatus, to: RecruiterStatus): boolean =>
  from === 'ai_pending' && withoutInterview.has(to)

/** The status after an event; undefined where the event is refused or changes nothing. */
export function nextApplicationStatus(
  status: ReadStatus,
  event: ApplicationEvent,
): ApplicationStatus | undefined {
  // This version does not know the rules of that status.
  if (status === 'unknown') return undefined
  if (event.kind === 'interview_completed') return status === 'ai_pending' ? 'human_pending' : undefined
  // While the interview runs, a recruiter can only reject: what the candidate says there is part of every other decision.
  if (status === 'ai_pending') {
    const isAllowed = waivesInterview(status, event.status) && event.interview !== 'in_progress'
    return isAllowed || event.status === 'rejected' ? event.status : undefined
  }
  // After a rejection without an interview, the candidate gets it back first; a recruiter can waive it then.
  if (status === 'rejected' && event.interview !== 'completed' && event.interview !== 'waived')
    return event.status === 'ai_pending' ? event.status : undefined
  return event.status === status || event.status === 'ai_pending' ? undefined : event.status
}

/**
 * The state of the latest interview. Without a row, an application beyond `ai_pending` counts as interviewed: the row of an ended
 * interview expires after 180 days, and a recruiter may decide later than that.
 */
export const interviewOrExpired = (
  { status, interviewWaived = false }: { status: ReadStatus; interviewWaived?: boolean },
  interview: InterviewStatus | null | undefined,
): HeldInterview | undefined =>
  interviewWaived && interview !== 'completed'
    ? 'waived'
    : (interview ?? (status === 'ai_pending' ? undefined : 'completed'))

/** A candidate may only move their own application from `ai_pending` to `human_pending`, after a completed interview. */
export const candidateMaySet = (
  status: ReadStatus,
  target: ApplicationStatus,
  interview: HeldInterview | undefined,
): boolean => status === 'ai_pending' && target === 'human_pending' && interview === 'completed'

/** A candidate may withdraw until the decision, also after an interview. This version does not know the rules of an unknown status. */
export const mayWithdraw = (status: ReadStatus): boolean =>
  status !== 'accepted' && status !== 'rejected' && status !== 'unknown'

/**
 * The state of an application's interview. A session's row expires 180 days after its end; the application still has the date of
 * a completed interview.
 */
export const heldInterview = (
  {
    status,
    interviewDate,
    interviewWaived = false,
  }: { status: ReadStatus; interviewDate: string | null; interviewWaived?: boolean },
  session: InterviewStatus | undefined,
): HeldInterview | undefined =>
  interviewWaived && session !== 'completed'
    ? 'waived'
    : (session ?? (status === 'human_pending' && interviewDate !== null ? 'completed' : undefined))

/** Interviews a candidate may start for one position; withdrawing and applying again does not add any. */
export const maxInterviews = 3
