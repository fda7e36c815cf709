import type { jobs } from '#shared/contract/jobs.ts'
import { createApplicationsApp, type ApplicationsApp } from '../applications/app.ts'
import type { ApiConfig } from '../config.ts'
import type { Handlers } from '../http/handlers.ts'
import type { KeyRing } from '../key-ring.ts'
import { lazy } from '../lazy.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import type { JobSnapshots } from '../storage/jobs/job-snapshot.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import type { World } from '../world.ts'

export type JobsApp = ApplicationsApp & {
  limiter: Limiter
  /** Imports the S3 client at the first call: only the list needs it. */
  snapshots: () => Promise<JobSnapshots>
}

export type JobsHandlers = Handlers<typeof jobs, JobsApp>

/** Created once per cold start. */
export const createJobsApp = (config: ApiConfig, ring: KeyRing, world: World): JobsApp => ({
  ...createApplicationsApp(config, ring, world),
  limiter: createLimiter(createDynamo(config.dynamo), config.tables.guards, world.clock),
  snapshots: lazy(async () =>
    (await import('../storage/jobs/job-snapshot.ts')).createJobSnapshots(
      config.s3,
      config.buckets.published,
      world,
    ),
  ),
})
