import * as z from 'zod/mini'
import { jobImport, jobStatus } from '#shared/domain/job.ts'

/** A row of a position in the jobs table. */
export const storedJob = z.object({
  ...jobImport.shape,
  id: z.string(),
  status: jobStatus,
  postedDate: z.string(),
  updatedAt: z.string(),
})

export type StoredJob = z.output<typeof storedJob>

const counterPrefix = 'applications#'

/**
 * The row that counts a job's applications. It is not the job's own row, so that applying neither rewrites the job nor
 * conflicts with a recruiter's change.
 */
export const counterId = (jobId: string): string => counterPrefix + jobId

export const isCounterId = (id: string): boolean => id.startsWith(counterPrefix)

export const storedCounter = z.object({ id: z.string(), count: z.number() })
