import type { AccountContents } from '../accounts/remove-account.ts'
import type { Config } from '../config.ts'
import { lazy } from '../lazy.ts'
import { createMail, type Mail } from '../mail/send.ts'
import { createApplications, type Applications } from '../storage/applications.ts'
import { createDynamo } from '../storage/dynamo.ts'
import { createGuardsByUser, type GuardsByUser } from '../storage/guards-by-user.ts'
import { createMailedLinks, type MailedLinks } from '../storage/mailed-links.ts'
import { createSessions, type Sessions } from '../storage/sessions.ts'
import { createUnprovedUsers, type UnprovedUsers } from '../storage/unproved-users.ts'
import { createUsers, type Users } from '../storage/users.ts'
import type { World } from '../world.ts'

export type AccountExpiryApp = World &
  AccountContents & {
    unproved: UnprovedUsers
    users: Users
    guardsByUser: GuardsByUser
    applications: Applications
    sessions: Sessions
    links: MailedLinks
    mail: Mail
    siteUrl: string
  }

/** Created once per cold start. */
export function createAccountExpiryApp(config: Config, world: World): AccountExpiryApp {
  const dynamo = createDynamo(config.dynamo)
  const { tables, s3, buckets } = config
  return {
    ...world,
    unproved: createUnprovedUsers(dynamo, tables.users),
    users: createUsers(dynamo, tables.users, world.random),
    guardsByUser: createGuardsByUser(dynamo, tables.guards),
    applications: createApplications(dynamo, tables, world.random),
    sessions: createSessions(dynamo, tables.sessions, world.clock),
    links: createMailedLinks(dynamo, tables.guards),
    mail: createMail(config.mail),
    siteUrl: config.siteUrl,
    cvFiles: lazy(async () => (await import('../storage/cv-files.ts')).createCvFiles(s3, buckets.uploads)),
    interviewFiles: lazy(async () =>
      (await import('../storage/interview-folders.ts')).createInterviewFolders(s3, buckets),
    ),
  }
}
