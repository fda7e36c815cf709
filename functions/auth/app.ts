import type { auth } from '#shared/contract/auth.ts'
import type { Config } from '../config.ts'
import type { Served } from '../http/admit.ts'
import type { Handlers } from '../http/handlers.ts'
import type { Log } from '../http/log.ts'
import { createAuthenticate, type Authenticate } from '../http/session.ts'
import type { KeyRing } from '../http/key-ring.ts'
import type { Mail } from '../mail/send.ts'
import type { Clock, Random } from '../ports.ts'
import { createApplications, type Applications } from '../storage/applications.ts'
import { createAttempts, type Attempts } from '../storage/attempts.ts'
import { createDynamo, type Dynamo } from '../storage/dynamo.ts'
import { createHeldGuards, type HeldGuards } from '../storage/held-guards.ts'
import { createMailedLinks, type MailedLinks } from '../storage/mailed-links.ts'
import { createSignInSessions, type SignInSessions } from '../storage/sign-in-sessions.ts'
import { createUsers, type Users } from '../storage/users.ts'

/** What the endpoints of this group work with. */
export type AuthApp = Served & {
  authenticate: Authenticate
  ring: KeyRing
  dynamo: Dynamo
  tables: Config['tables']
  users: Users
  sessions: SignInSessions
  links: MailedLinks
  held: HeldGuards
  applications: Applications
  attempts: Attempts
  /** Loads the mail client, which most requests never need. */
  mail: () => Promise<Mail>
  siteUrl: string
  clock: Clock
  random: Random
}

export type AuthHandlers = Handlers<typeof auth, AuthApp>

export type World = { clock: Clock; random: Random; log: Log }

/** Put together once per cold start. */
export function createAuthApp(config: Config, ring: KeyRing, world: World): AuthApp {
  const dynamo = createDynamo(config.dynamo)
  const { users: usersTable, guards, applications } = config.tables
  const sessions = createSignInSessions(dynamo, config.tables)
  let mail: Promise<Mail> | undefined
  return {
    ...world,
    doors: config,
    ring,
    authenticate: createAuthenticate(
      ring,
      async (user) => (await sessions.standing(user, world.clock())) !== undefined,
      world.clock,
    ),
    dynamo,
    tables: config.tables,
    users: createUsers(dynamo, usersTable, world.random),
    sessions,
    links: createMailedLinks(dynamo, guards),
    held: createHeldGuards(dynamo, guards),
    applications: createApplications(dynamo, applications),
    attempts: createAttempts(dynamo, guards),
    mail: () => (mail ??= import('../mail/send.ts').then(({ createMail }) => createMail(config.mail))),
    siteUrl: config.siteUrl,
  }
}
