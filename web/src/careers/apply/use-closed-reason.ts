import { closedReason, type ClosedReason } from '#shared/platform/deadline.ts'
import type { Job } from '#shared/position/job.ts'
import { useNow } from '../use-browser.ts'

/** Why the job takes no applications, also when its closing date passes while the page is open. */
export const useClosedReason = (job: Pick<Job, 'status' | 'closingDate'>): ClosedReason | undefined =>
  closedReason(job, useNow())
