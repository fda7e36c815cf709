import { createMail } from '#functions/platform/mail/send.ts'
import { createLetterBrake, type LetterBrake } from '#functions/platform/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '#functions/platform/limits/limiter.ts'
import { createMailedLinks } from '#functions/account/rows/mailed-links.ts'
import { createUnprovedUsers } from '#functions/account/rows/unproved-users.ts'
import { createDueAccounts } from '#functions/account/rows/due-accounts.ts'
import { createInactiveUsers } from '#functions/account/rows/inactive-users.ts'
import { createScanPosition } from '#functions/platform/limits/scan-position.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'
import { personUses } from '../nouns.ts'

export const accountExpiryUses = uses(
  {},
  {
    ...personUses.parts,
    tables: ({ tables }) => tables,
    dueAccounts: ({ dynamo, tables }) => createDueAccounts(dynamo, tables.users),
    position: ({ dynamo, tables }) => createScanPosition(dynamo, tables.guards, 'accountExpiry'),
    unproved: ({ dynamo, tables }) => createUnprovedUsers(dynamo, tables.users),
    inactive: ({ dynamo, tables }) => createInactiveUsers(dynamo, tables.users),
    links: ({ dynamo, tables }) => createMailedLinks(dynamo, tables.guards),
    limiter: ({ dynamo, tables, clock, config }): Limiter =>
      createLimiter(dynamo, tables.guards, clock, config.networkLimits),
    letterBrake: ({ dynamo, tables }): Pick<LetterBrake, 'isOn'> => createLetterBrake(dynamo, tables.guards),
    mail: ({ config }) => createMail(config.mail),
    siteUrl: ({ config }) => config.siteUrl,
  },
)

export type AccountExpiryApp = AppOf<typeof accountExpiryUses>
