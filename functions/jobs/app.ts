import type { jobs } from '#shared/contract/jobs.ts'
import { applicationsUses } from '../applications/app.ts'
import type { Handlers } from '../http/handlers.ts'
import { jobSnapshots } from '../parts.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import { uses, type AppOf } from '../uses.ts'

export const jobsUses = uses(applicationsUses.reads, {
  ...applicationsUses.parts,
  limiter: ({ dynamo, tables, clock }): Limiter => createLimiter(dynamo, tables.guards, clock),
  snapshots: jobSnapshots,
})

export type JobsApp = AppOf<typeof jobsUses>

export type JobsHandlers = Handlers<typeof jobs, JobsApp>
