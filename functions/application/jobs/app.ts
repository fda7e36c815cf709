import type { jobs } from '#shared/application/contract/jobs.ts'
import { applicationsUses } from '../app.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { jobSnapshots } from '#functions/position/rows/job-snapshots-part.ts'
import { createLimiter, type Limiter } from '#functions/platform/limits/limiter.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

export const jobsUses = uses(applicationsUses.reads, {
  ...applicationsUses.parts,
  limiter: ({ dynamo, tables, clock }): Limiter => createLimiter(dynamo, tables.guards, clock),
  snapshots: jobSnapshots,
})

export type JobsApp = AppOf<typeof jobsUses>

export type JobsHandlers = Handlers<typeof jobs, JobsApp>
