import { createAuthentication } from '../accounts/authentication.ts'
import { callerSecretsFrom, keyRingFrom } from '../config.ts'
import { createApplications } from '../storage/applications/applications.ts'
import { createJobs } from '../storage/jobs/jobs.ts'
import { createSessions } from '../storage/interviews/sessions.ts'
import { createUsers, type Users } from '../storage/accounts/users.ts'
import { uses, type AppOf } from '../uses.ts'

/** What the endpoints use that read or write applications. */
export const applicationsUses = uses(
  { secrets: callerSecretsFrom, ring: keyRingFrom },
  {
    authenticate: createAuthentication,
    jobs: ({ dynamo, tables, random }) => createJobs(dynamo, tables.jobs, random),
    applications: ({ dynamo, tables, random }) => createApplications(dynamo, tables, random),
    sessions: ({ dynamo, tables, clock }) => createSessions(dynamo, tables.sessions, clock),
    users: ({ dynamo, tables, random }): Pick<Users, 'byId'> => createUsers(dynamo, tables.users, random),
  },
)

export type ApplicationsApp = AppOf<typeof applicationsUses>
