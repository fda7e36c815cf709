import { keyRingFrom } from '../config.ts'
import { lazyMail } from '../mail/lazy-mail.ts'
import { owaspPasswordCost } from '../ports.ts'
import { createGuardsByUser } from '../storage/limits/guards-by-user.ts'
import { createKnownNetworks } from '../storage/limits/known-networks.ts'
import { createLetterBrake, type LetterBrake } from '../storage/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import { createMailedLinks } from '../storage/accounts/mailed-links.ts'
import { createSignIns } from '../storage/accounts/sign-ins.ts'
import { createWaitingWelcomes } from '../storage/accounts/waiting-welcomes.ts'
import { createUsers } from '../storage/accounts/users.ts'
import { uses, type AppOf } from '../uses.ts'
import { createAuthentication } from './authentication.ts'

/** What the endpoints of a group with accounts use. */
export const accountUses = uses(
  { ring: keyRingFrom },
  {
    authenticate: (from) => createAuthentication({ ...from, notesArrival: true }),
    dynamo: ({ dynamo }) => dynamo,
    tables: ({ tables }) => tables,
    users: ({ dynamo, tables, random }) => createUsers(dynamo, tables.users, random),
    signIns: ({ dynamo, tables }) => createSignIns(dynamo, tables),
    links: ({ dynamo, tables }) => createMailedLinks(dynamo, tables.guards),
    guardsByUser: ({ dynamo, tables }) => createGuardsByUser(dynamo, tables.guards),
    knownNetworks: ({ dynamo, tables }) => createKnownNetworks(dynamo, tables.guards),
    limiter: ({ dynamo, tables, clock, config }): Limiter =>
      createLimiter(dynamo, tables.guards, clock, config.networkLimits),
    letterBrake: ({ dynamo, tables }): Pick<LetterBrake, 'isOn'> => createLetterBrake(dynamo, tables.guards),
    waitingWelcomes: ({ dynamo, tables }) => createWaitingWelcomes(dynamo, tables.users),
    mail: ({ config }) => lazyMail(config.mail),
    siteUrl: ({ config }) => config.siteUrl,
    passwordCost: ({ passwordCost = owaspPasswordCost }) => passwordCost,
  },
)

export type Accounts = AppOf<typeof accountUses>
