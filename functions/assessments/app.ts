import type { assessments } from '#shared/contract/assessments.ts'
import { createAuthentication } from '../accounts/authentication.ts'
import type { ApiConfig } from '../config.ts'
import type { Authenticate } from '../http/authenticate.ts'
import type { Handlers } from '../http/handlers.ts'
import type { KeyRing } from '../key-ring.ts'
import type { RuntimeApp } from '../http/request.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createJobs, type Jobs } from '../storage/jobs/jobs.ts'
import type { World } from '../world.ts'

export type AssessmentsApp = RuntimeApp & { authenticate: Authenticate; jobs: Jobs }

export type AssessmentsHandlers = Handlers<typeof assessments, AssessmentsApp>

/** Created once per cold start. */
export function createAssessmentsApp(
  config: ApiConfig,
  ring: KeyRing,
  { clock, random, log }: World,
): AssessmentsApp {
  const dynamo = createDynamo(config.dynamo)
  return {
    log,
    secrets: config,
    authenticate: createAuthentication({ dynamo, tables: config.tables, ring, clock }),
    jobs: createJobs(dynamo, config.tables.jobs, random),
  }
}
