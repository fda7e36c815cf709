import { createMail } from '#functions/platform/mail/send.ts'
import { cvFiles } from '#functions/account/rows/cv-files-part.ts'
import { interviewRemains } from '#functions/interview/rows/interview-remains-part.ts'
import { createApplications } from '#functions/application/rows/applications.ts'
import { createAssessmentRemoval } from '#functions/application/rows/assessments.ts'
import { createFilesAgain } from '#functions/interview/rows/files-again.ts'
import { createGuardsByUser } from '#functions/platform/limits/guards-by-user.ts'
import { createLetterBrake, type LetterBrake } from '#functions/platform/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '#functions/platform/limits/limiter.ts'
import { createMailedLinks } from '#functions/account/rows/mailed-links.ts'
import { createSessionRemoval } from '#functions/application/session/session-removal.ts'
import { createSessions } from '#functions/application/session/sessions.ts'
import { createUnprovedUsers } from '#functions/account/rows/unproved-users.ts'
import { createDueAccounts } from '#functions/account/rows/due-accounts.ts'
import { createInactiveUsers } from '#functions/account/rows/inactive-users.ts'
import { createScanPosition } from '#functions/platform/limits/scan-position.ts'
import { createUsers } from '#functions/account/rows/users.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

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
