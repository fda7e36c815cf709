import type { Config } from '../config.ts'
import type { KeyRing } from '../http/key-ring.ts'
import { createAuthenticate, type Authenticate } from '../http/session.ts'
import { lazyMail } from '../mail/lazy-mail.ts'
import type { Mail } from '../mail/send.ts'
import type { Clock, Random } from '../ports.ts'
import { createAttempts, type Attempts } from '../storage/attempts.ts'
import { createDynamo, type Dynamo } from '../storage/dynamo.ts'
import { createHeldGuards, type HeldGuards } from '../storage/held-guards.ts'
import { createMailedLinks, type MailedLinks } from '../storage/mailed-links.ts'
import { createSignInSessions, type SignInSessions } from '../storage/sign-in-sessions.ts'
import { createUsers, type Users } from '../storage/users.ts'
import type { World } from '../world.ts'

/** What a group works with whose endpoints know people: accounts, sessions, letters and limits. */
export type Accounts = {
  authenticate: Authenticate
  ring: KeyRing
  dynamo: Dynamo
  tables: Config['tables']
  users: Users
  sessions: SignInSessions
  links: MailedLinks
  held: HeldGuards
  attempts: Attempts
  /** Loads the mail client, which most requests never need. */
  mail: () => Promise<Mail>
  siteUrl: string
  clock: Clock
  random: Random
}

export function createAccounts(config: Config, ring: KeyRing, { clock, random }: World): Accounts {
  const dynamo = createDynamo(config.dynamo)
  const { users, guards } = config.tables
  const sessions = createSignInSessions(dynamo, config.tables)
  return {
    ring,
    authenticate: createAuthenticate(
      ring,
      async (user) => (await sessions.standing(user, clock())) !== undefined,
      clock,
    ),
    dynamo,
    tables: config.tables,
    users: createUsers(dynamo, users, random),
    sessions,
    links: createMailedLinks(dynamo, guards),
    held: createHeldGuards(dynamo, guards),
    attempts: createAttempts(dynamo, guards),
    mail: lazyMail(config.mail),
    siteUrl: config.siteUrl,
    clock,
    random,
  }
}
