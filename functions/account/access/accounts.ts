import { keyRingFrom } from '#functions/platform/config/config.ts'
import { lazyMail } from '#functions/platform/mail/lazy-mail.ts'
import { owaspPasswordCost } from '#functions/platform/world/ports.ts'
import { createGuardsByUser } from '#functions/platform/limits/guards-by-user.ts'
import { createKnownNetworks } from '#functions/platform/limits/known-networks.ts'
import { createLetterBrake, type LetterBrake } from '#functions/platform/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '#functions/platform/limits/limiter.ts'
import { createMailedLinks } from '../rows/mailed-links.ts'
import { createSignIns } from '../rows/sign-ins.ts'
import { createWaitingWelcomes } from '../rows/waiting-welcomes.ts'
import { createUsers } from '../rows/users.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'
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
