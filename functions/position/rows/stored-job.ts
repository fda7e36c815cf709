import * as z from 'zod/mini'
import { jobImport, jobStatus, type Job, type JobImport } from '#shared/position/job.ts'

/** The row of the position itself, among the rows of its id. */
export const jobPart = 'job'

/** The row of a position in the jobs table. */
export const storedJob = z.object({
  ...jobImport.shape,
  id: z.string(),
  status: jobStatus,
  postedDate: z.string(),
  updatedAt: z.string(),
})

export type StoredJob = z.output<typeof storedJob>

/** A position as it would be imported again. */
export function importOf(stored: StoredJob): JobImport {
  const { id: _, status: __, updatedAt: ___, ...imported } = stored
  return imported
}

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
  ...(stored.salary === undefined ? {} : { salary: stored.salary }),
  ...(stored.workMode === undefined ? {} : { workMode: stored.workMode }),
  status: stored.status,
  closingDate: stored.closingDate,
  postedDate: stored.postedDate,
  applicationCount,
  hasApplied,
})
