import type { Config } from '../config.ts'
import type { KeyRing } from '../key-ring.ts'
import type { Authenticate } from '../http/authenticate.ts'
import { lazyMail } from '../mail/lazy-mail.ts'
import type { Mail } from '../mail/send.ts'
import { owaspPasswordCost, type Clock, type PasswordCost, type Random } from '../ports.ts'
import { createDynamo, type Dynamo } from '../storage/dynamo/dynamo.ts'
import { createGuardsByUser, type GuardsByUser } from '../storage/limits/guards-by-user.ts'
import { createKnownNetworks, type KnownNetworks } from '../storage/limits/known-networks.ts'
import { createLetterBrake, type LetterBrake } from '../storage/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import { createMailedLinks, type MailedLinks } from '../storage/accounts/mailed-links.ts'
import { createSignIns, type SignIns } from '../storage/accounts/sign-ins.ts'
import { createWaitingWelcomes, type WaitingWelcomes } from '../storage/accounts/waiting-welcomes.ts'
import { createUsers, type Users } from '../storage/accounts/users.ts'
import type { World } from '../world.ts'
import { createAuthentication } from './authentication.ts'

/** What the endpoints of a group with accounts use. */
export type Accounts = {
  authenticate: Authenticate
  ring: KeyRing
  dynamo: Dynamo
  tables: Config['tables']
  users: Users
  signIns: SignIns
  links: MailedLinks
  guardsByUser: GuardsByUser
  knownNetworks: KnownNetworks
  limiter: Limiter
  letterBrake: Pick<LetterBrake, 'isOn'>
  waitingWelcomes: Pick<WaitingWelcomes, 'letWait'>
  mail: () => Promise<Mail>
  siteUrl: string
  clock: Clock
  random: Random
  passwordCost: PasswordCost
}

export function createAccounts(
  config: Config,
  ring: KeyRing,
  { clock, random, passwordCost = owaspPasswordCost }: World,
): Accounts {
  const dynamo = createDynamo(config.dynamo)
  const { users, guards } = config.tables
  const signIns = createSignIns(dynamo, config.tables)
  return {
    ring,
    authenticate: createAuthentication({ dynamo, tables: config.tables, ring, clock, notesArrival: true }),
    dynamo,
    tables: config.tables,
    users: createUsers(dynamo, users, random),
    signIns,
    links: createMailedLinks(dynamo, guards),
    guardsByUser: createGuardsByUser(dynamo, guards),
    knownNetworks: createKnownNetworks(dynamo, guards),
    limiter: createLimiter(dynamo, guards, clock, config.networkLimits),
    letterBrake: createLetterBrake(dynamo, guards),
    waitingWelcomes: createWaitingWelcomes(dynamo, users),
    mail: lazyMail(config.mail),
    siteUrl: config.siteUrl,
    clock,
    random,
    passwordCost,
  }
}
