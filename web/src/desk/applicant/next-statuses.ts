import {
  interviewOrExpired,
  nextApplicationStatus,
  recruiterStatuses,
  type RecruiterStatus,
} from '#shared/domain/application-status.ts'
import type { Shown } from './use-applicant.ts'

type Decidable = Pick<Shown['application'], 'status' | 'interview'>

/** The decisions that a recruiter may take now. Changing the date of an interview is one, too. */
export const nextStatuses = ({ status, interview }: Decidable): RecruiterStatus[] =>
  recruiterStatuses.filter(
    (wanted) =>
      (wanted === 'interview_pending' && status === wanted) ||
      nextApplicationStatus(status, {
        kind: 'recruiter_set',
        status: wanted,
        interview: interviewOrExpired(status, interview),
      }) !== undefined,
  )
