import * as z from 'zod/mini'
import { staffAssessment } from '#shared/application/staff-assessment.ts'
import type { StoredApplication } from './stored-application.ts'

/** The application that an assessment is of. One that was withdrawn and made again is another, which the time tells. */
export type AssessedApplication = Pick<StoredApplication, 'userId' | 'jobId' | 'appliedAt'>

/** A row; its key is the candidate, so that a removal finds it, and the position with the member. */
export const storedAssessment = z.object({
  ...staffAssessment.shape,
  userId: z.string(),
  jobId: z.string(),
  memberId: z.string(),
  appliedAt: z.string(),
})

export type StoredAssessment = z.output<typeof storedAssessment>

/** What the sort keys of a position's assessments begin with. An id of a position has no `#`. */
export const entriesOf = (jobId: string): string => `${jobId}#`

export const assessmentKey = ({
  userId,
  jobId,
  memberId,
}: Pick<StoredAssessment, 'userId' | 'jobId' | 'memberId'>) => ({
  userId,
  entry: entriesOf(jobId) + memberId,
})
