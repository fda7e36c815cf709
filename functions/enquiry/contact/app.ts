import { createStaffGate } from '#functions/application/staff-gate.ts'
import { callerSecretsFrom } from '#functions/platform/config/config.ts'
import { lazyMail } from '#functions/platform/mail/lazy-mail.ts'
import { createAudit } from '#functions/platform/audit/audit.ts'
import { createEnquiries } from '../rows/enquiries.ts'
import { createLetterBrake, type LetterBrake } from '#functions/platform/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '#functions/platform/limits/limiter.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

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
