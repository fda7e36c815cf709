import { createMail } from '../mail/send.ts'
import { createEnquiries } from '../storage/enquiries/enquiries.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import { uses, type AppOf } from '../uses.ts'

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
