import { createStaffGate } from '../accounts/staff-gate.ts'
import { callerSecretsFrom } from '../config.ts'
import { lazyMail } from '../mail/lazy-mail.ts'
import { createAudit } from '../storage/audit/audit.ts'
import { createEnquiries } from '../storage/enquiries/enquiries.ts'
import { createLetterBrake, type LetterBrake } from '../storage/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import { uses, type AppOf } from '../uses.ts'

export const contactUses = uses(
  { secrets: callerSecretsFrom },
  {
    dynamo: ({ dynamo }) => dynamo,
    tables: ({ tables }) => tables,
    enquiries: ({ dynamo, tables }) => createEnquiries(dynamo, tables.enquiries),
    limiter: ({ dynamo, tables, clock, config }): Limiter =>
      createLimiter(dynamo, tables.guards, clock, config.networkLimits),
    letterBrake: ({ dynamo, tables }): Pick<LetterBrake, 'isOn'> => createLetterBrake(dynamo, tables.guards),
    audit: ({ dynamo, tables, ...world }) => createAudit(dynamo, tables.audit, world),
    staff: createStaffGate,
    mail: ({ config }) => lazyMail(config.mail),
    enquiriesTo: ({ config }) => config.mail.enquiriesTo,
  },
)

export type ContactApp = AppOf<typeof contactUses>
