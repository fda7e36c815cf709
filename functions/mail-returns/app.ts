import { createUnprovedUsers } from '../storage/accounts/unproved-users.ts'
import { createLetterBrake } from '../storage/limits/letter-brake.ts'
import { createLimiter } from '../storage/limits/limiter.ts'
import { uses, type AppOf } from '../uses.ts'

export const mailReturnsUses = uses(
  {},
  {
    unproved: ({ dynamo, tables }) => createUnprovedUsers(dynamo, tables.users),
    limiter: ({ dynamo, tables, clock }) => createLimiter(dynamo, tables.guards, clock),
    letterBrake: ({ dynamo, tables }) => createLetterBrake(dynamo, tables.guards),
  },
)

export type MailReturnsApp = AppOf<typeof mailReturnsUses>
