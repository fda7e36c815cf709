import {
  interviewOrExpired,
  nextApplicationStatus,
  recruiterStatuses,
  type RecruiterStatus,
} from '#shared/application/application-status.ts'
import { setInterviewOf } from '#shared/application/decision.ts'
import { teamInterviewState } from '#shared/application/team-interview.ts'
import { cancelInterview, changeInterview, decisionNames } from '../names.ts'
import type { Shown } from './use-applicant.ts'

type Decidable = Pick<
  Shown['application'],
  'status' | 'interview' | 'interviewWaived' | 'teamInterview' | 'decision'
>

/** The interview that was set last, pending or in effect. */
export const lastSetInterview = ({ teamInterview, decision }: Decidable) =>
  setInterviewOf({ teamInterview, pending: decision })

const isAhead = (application: Decidable, now: Date): boolean => {
  const at = lastSetInterview(application)?.at
  return at !== undefined && Date.parse(at) > now.getTime()
}

/** The decisions that a recruiter may take now. Changing the date of an interview is one, too. */
export const nextStatuses = (application: Decidable, now: Date): RecruiterStatus[] => {
  const { status, interview } = application
  return recruiterStatuses.filter(
    (next) =>
      (next === 'interview_pending' && status === next) ||
      (!(next === 'interviewed' && isAhead(application, now)) &&
        nextApplicationStatus(status, {
          kind: 'recruiter_set',
          status: next,
          interview: interviewOrExpired(application, interview),
        }) !== undefined),
  )
}

/** What a decision is called: an interview to which a candidate is invited is changed, or cancelled by returning to the review. */
export function decisionNameOf(
  status: RecruiterStatus,
  { status: present, teamInterview, decision }: Decidable,
  now: Date,
): string {
  const isInvited = present === 'interview_pending' || decision?.status === 'interview_pending'
  if (status === 'interview_pending' && isInvited) return changeInterview
  const isCancelled = status === 'reviewed' && teamInterviewState(teamInterview, now) === 'ahead'
  return isCancelled ? cancelInterview : decisionNames[status]
}
