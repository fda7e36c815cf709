import { closedReason, type ClosedReason } from '#shared/domain/deadline.ts'
import type { Job } from '#shared/domain/job.ts'
import { useNow } from '../use-browser.ts'

/** Why the job takes no applications. Its closing date may pass while the page is open. */
export const useClosedReason = (job: Job): ClosedReason | undefined => closedReason(job, useNow())
