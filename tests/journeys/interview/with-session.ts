import { test as base } from '#tests/support/fixtures.ts'
import { putJobs } from '#tests/support/jobs.ts'
import { applyFor } from '../dashboard/applications.ts'
import { shortJob } from './room-page.ts'

/** A test whose candidate has applied for `shortJob`; `sessionId` is that of the interview. */
export const test = base.extend('sessionId', async ({ stack, candidate }) => {
  await putJobs(stack, [shortJob])
  return applyFor(stack, candidate, shortJob.id)
})
