import { createAuthentication } from '../accounts/authentication.ts'
import type { Config } from '../config.ts'
import type { Authenticate } from '../http/authenticate.ts'
import type { KeyRing } from '../http/key-ring.ts'
import type { RuntimeApp } from '../http/request.ts'
import type { Clock, Random } from '../ports.ts'
import { createApplications, type Applications } from '../storage/applications.ts'
import { createDynamo } from '../storage/dynamo.ts'
import { createJobs, type Jobs } from '../storage/jobs.ts'
import { createSessions, type Sessions } from '../storage/sessions.ts'
import type { World } from '../world.ts'

/** What the endpoints use that read or write applications. */
export type ApplicationsApp = RuntimeApp & {
  authenticate: Authenticate
  jobs: Jobs
  applications: Applications
  sessions: Sessions
  clock: Clock
  random: Random
}

/** Created once per cold start. */
export function createApplicationsApp(
  config: Config,
  ring: KeyRing,
  { clock, random, log }: World,
): ApplicationsApp {
  const dynamo = createDynamo(config.dynamo)
  const { tables } = config
  return {
    log,
    secrets: config,
    authenticate: createAuthentication({ dynamo, tables, ring, clock }),
    jobs: createJobs(dynamo, tables.jobs, random),
    applications: createApplications(dynamo, tables, random),
    sessions: createSessions(dynamo, tables.sessions, clock),
    clock,
    random,
  }
}
