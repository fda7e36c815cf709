import type { AccountContents } from '../accounts/remove-account.ts'
import type { Config } from '../config.ts'
import { lazy } from '../lazy.ts'
import { createMail, type Mail } from '../mail/send.ts'
import { createApplications, type Applications } from '../storage/applications/applications.ts'
import { createAssessmentRemoval } from '../storage/assessments/assessments.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createFilesAgain, type FilesAgain } from '../storage/interviews/files-again.ts'
import { createGuardsByUser, type GuardsByUser } from '../storage/limits/guards-by-user.ts'
import { createLetterBrake, type LetterBrake } from '../storage/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import { createMailedLinks, type MailedLinks } from '../storage/accounts/mailed-links.ts'
import { createSessionRemoval } from '../storage/interviews/session-removal.ts'
import { createSessions, type Sessions } from '../storage/interviews/sessions.ts'
import { createUnprovedUsers, type UnprovedUsers } from '../storage/accounts/unproved-users.ts'
import { createDueAccounts, type DueAccounts } from '../storage/accounts/due-accounts.ts'
import { createInactiveUsers, type InactiveUsers } from '../storage/accounts/inactive-users.ts'
import { createScanPosition, type ScanPosition } from '../storage/limits/scan-position.ts'
import { createUsers, type Users } from '../storage/accounts/users.ts'
import type { World } from '../world.ts'

export type AccountExpiryApp = World &
  AccountContents & {
    dueAccounts: DueAccounts
    position: ScanPosition
    unproved: UnprovedUsers
    inactive: InactiveUsers
    tables: Config['tables']
    users: Users
    guardsByUser: GuardsByUser
    applications: Applications
    sessions: Sessions
    filesAgain: FilesAgain
    links: MailedLinks
    limiter: Limiter
    letterBrake: Pick<LetterBrake, 'isOn'>
    mail: Mail
    siteUrl: string
  }

/** Created once per cold start. */
export function createAccountExpiryApp(config: Config, world: World): AccountExpiryApp {
  const dynamo = createDynamo(config.dynamo)
  const { tables, s3, buckets } = config
  return {
    ...world,
    tables,
    dueAccounts: createDueAccounts(dynamo, tables.users),
    position: createScanPosition(dynamo, tables.guards, 'accountExpiry'),
    unproved: createUnprovedUsers(dynamo, tables.users),
    inactive: createInactiveUsers(dynamo, tables.users),
    users: createUsers(dynamo, tables.users, world.random),
    guardsByUser: createGuardsByUser(dynamo, tables.guards),
    applications: createApplications(dynamo, tables, world.random),
    assessments: createAssessmentRemoval(dynamo, tables.assessments),
    sessions: createSessions(dynamo, tables.sessions, world.clock),
    filesAgain: createFilesAgain(dynamo, tables.sessions, world.clock),
    sessionRemoval: createSessionRemoval(dynamo, tables, world),
    links: createMailedLinks(dynamo, tables.guards),
    limiter: createLimiter(dynamo, tables.guards, world.clock, config.networkLimits),
    letterBrake: createLetterBrake(dynamo, tables.guards),
    mail: createMail(config.mail),
    siteUrl: config.siteUrl,
    cvFiles: lazy(async () =>
      (await import('../storage/files/cv-files.ts')).createCvFiles(s3, buckets.uploads),
    ),
    interviewRemains: lazy(async () =>
      (await import('../storage/interviews/interview-remains.ts')).createInterviewRemains(s3, buckets),
    ),
  }
}
