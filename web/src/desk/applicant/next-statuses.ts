import {
  interviewOrExpired,
  nextApplicationStatus,
  recruiterStatuses,
  type RecruiterStatus,
} from '#shared/domain/application-status.ts'
import type { Shown } from './use-applicant.ts'

type Decidable = Pick<Shown['application'], 'status' | 'interview'>

/** What a recruiter may decide now; another date of an interview that is set is a decision too. */
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
