import { createAuthentication } from '../accounts/authentication.ts'
import type { ApiConfig } from '../config.ts'
import type { Authenticate } from '../http/authenticate.ts'
import type { KeyRing } from '../key-ring.ts'
import type { RuntimeApp } from '../http/request.ts'
import type { Clock, Random } from '../ports.ts'
import { createApplications, type Applications } from '../storage/applications/applications.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createJobs, type Jobs } from '../storage/jobs/jobs.ts'
import { createSessions, type Sessions } from '../storage/interviews/sessions.ts'
import { createUsers, type Users } from '../storage/accounts/users.ts'
import type { World } from '../world.ts'

/** What the endpoints use that read or write applications. */
export type ApplicationsApp = RuntimeApp & {
  authenticate: Authenticate
  jobs: Jobs
  applications: Applications
  sessions: Sessions
  users: Pick<Users, 'byId'>
  clock: Clock
  random: Random
}

/** Created once per cold start. */
export function createApplicationsApp(
  config: ApiConfig,
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
    users: createUsers(dynamo, tables.users, random),
    clock,
    random,
  }
}
