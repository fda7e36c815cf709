import { createMail } from '../mail/send.ts'
import { cvFiles, interviewRemains } from '../parts.ts'
import { createApplications } from '../storage/applications/applications.ts'
import { createAssessmentRemoval } from '../storage/assessments/assessments.ts'
import { createFilesAgain } from '../storage/interviews/files-again.ts'
import { createGuardsByUser } from '../storage/limits/guards-by-user.ts'
import { createLetterBrake, type LetterBrake } from '../storage/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import { createMailedLinks } from '../storage/accounts/mailed-links.ts'
import { createSessionRemoval } from '../storage/interviews/session-removal.ts'
import { createSessions } from '../storage/interviews/sessions.ts'
import { createUnprovedUsers } from '../storage/accounts/unproved-users.ts'
import { createDueAccounts } from '../storage/accounts/due-accounts.ts'
import { createInactiveUsers } from '../storage/accounts/inactive-users.ts'
import { createScanPosition } from '../storage/limits/scan-position.ts'
import { createUsers } from '../storage/accounts/users.ts'
import { uses, type AppOf } from '../uses.ts'

export const accountExpiryUses = uses(
  {},
  {
    tables: ({ tables }) => tables,
    dueAccounts: ({ dynamo, tables }) => createDueAccounts(dynamo, tables.users),
    position: ({ dynamo, tables }) => createScanPosition(dynamo, tables.guards, 'accountExpiry'),
    unproved: ({ dynamo, tables }) => createUnprovedUsers(dynamo, tables.users),
    inactive: ({ dynamo, tables }) => createInactiveUsers(dynamo, tables.users),
    users: ({ dynamo, tables, random }) => createUsers(dynamo, tables.users, random),
    guardsByUser: ({ dynamo, tables }) => createGuardsByUser(dynamo, tables.guards),
    applications: ({ dynamo, tables, random }) => createApplications(dynamo, tables, random),
    assessments: ({ dynamo, tables }) => createAssessmentRemoval(dynamo, tables.assessments),
    sessions: ({ dynamo, tables, clock }) => createSessions(dynamo, tables.sessions, clock),
    filesAgain: ({ dynamo, tables, clock }) => createFilesAgain(dynamo, tables.sessions, clock),
    sessionRemoval: ({ dynamo, tables, ...world }) => createSessionRemoval(dynamo, tables, world),
    links: ({ dynamo, tables }) => createMailedLinks(dynamo, tables.guards),
    limiter: ({ dynamo, tables, clock, config }): Limiter =>
      createLimiter(dynamo, tables.guards, clock, config.networkLimits),
    letterBrake: ({ dynamo, tables }): Pick<LetterBrake, 'isOn'> => createLetterBrake(dynamo, tables.guards),
    mail: ({ config }) => createMail(config.mail),
    siteUrl: ({ config }) => config.siteUrl,
    cvFiles,
    interviewRemains,
  },
)

export type AccountExpiryApp = AppOf<typeof accountExpiryUses>
