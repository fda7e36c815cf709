import { createAuthentication } from '#functions/account/access/authentication.ts'
import { callerSecretsFrom, keyRingFrom } from '#functions/platform/config/config.ts'
import { createApplications } from './rows/applications.ts'
import { createJobs } from '#functions/position/rows/jobs.ts'
import { createSessions } from './session/sessions.ts'
import { createUsers, type Users } from '#functions/account/rows/users.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

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
