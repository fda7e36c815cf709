import * as z from 'zod/mini'
import { jobImport, jobStatus, type Job } from '#shared/domain/job.ts'

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

/** The job that a counter row counts for. */
export const countedJobId = (id: string): string => id.slice(counterPrefix.length)

export const storedCounter = z.object({
  id: z.string(),
  count: z._default(z.number(), 0),
  /** The position was removed; an application that read it before must not be written. */
  removed: z.optional(z.boolean()),
})

/** A position as the API answers it. */
export const jobOf = (
  stored: StoredJob,
  { applicationCount, hasApplied = false }: { applicationCount: number; hasApplied?: boolean },
): Job => ({
  id: stored.id,
  title: stored.title,
  description: stored.description,
  requirements: stored.requirements,
  department: stored.department,
  location: stored.location,
  jobType: stored.jobType,
  level: stored.level,
  status: stored.status,
  closingDate: stored.closingDate,
  postedDate: stored.postedDate,
  applicationCount,
  hasApplied,
})
