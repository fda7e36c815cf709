import { createMail } from '#functions/platform/mail/send.ts'
import { createEnquiries } from './rows/enquiries.ts'
import { createLimiter, type Limiter } from '#functions/platform/limits/limiter.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

export const relayUses = uses(
  {},
  {
    enquiries: ({ dynamo, tables }) => createEnquiries(dynamo, tables.enquiries),
    limiter: ({ dynamo, tables, clock }): Limiter => createLimiter(dynamo, tables.guards, clock),
    mail: ({ config }) => createMail(config.mail),
    enquiriesTo: ({ config }) => config.mail.enquiriesTo,
  },
)

export type Relay = AppOf<typeof relayUses>
