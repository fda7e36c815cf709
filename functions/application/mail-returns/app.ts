import { createUnprovedUsers, type UnprovedUsers } from '#functions/account/rows/unproved-users.ts'
import { createLetterBrake, type LetterBrake } from '#functions/platform/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '#functions/platform/limits/limiter.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

export const mailReturnsUses = uses(
  {},
  {
    unproved: ({ dynamo, tables }): Pick<UnprovedUsers, 'noteBounce'> =>
      createUnprovedUsers(dynamo, tables.users),
    limiter: ({ dynamo, tables, clock }): Limiter => createLimiter(dynamo, tables.guards, clock),
    letterBrake: ({ dynamo, tables }): Pick<LetterBrake, 'pull'> => createLetterBrake(dynamo, tables.guards),
  },
)

export type MailReturnsApp = AppOf<typeof mailReturnsUses>
