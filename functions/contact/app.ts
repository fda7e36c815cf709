import type { ApiConfig, Config } from '../config.ts'
import { createStaffGate } from '../accounts/staff-gate.ts'
import type { StaffGate } from '../http/desk.ts'
import type { RuntimeApp } from '../http/request.ts'
import { lazyMail } from '../mail/lazy-mail.ts'
import type { Mail } from '../mail/send.ts'
import { createAudit, type Audit } from '../storage/audit/audit.ts'
import { createDynamo, type Dynamo } from '../storage/dynamo/dynamo.ts'
import { createEnquiries, type Enquiries } from '../storage/enquiries/enquiries.ts'
import { createMembers } from '../storage/staff/members.ts'
import { createLetterBrake, type LetterBrake } from '../storage/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import type { World } from '../world.ts'

export type ContactApp = RuntimeApp &
  World & {
    dynamo: Dynamo
    tables: Config['tables']
    enquiries: Enquiries
    limiter: Limiter
    letterBrake: Pick<LetterBrake, 'isOn'>
    audit: Audit
    staff: StaffGate
    mail: () => Promise<Mail>
    enquiriesTo: string
  }

/** Created once per cold start. */
export function createContactApp(config: ApiConfig, world: World): ContactApp {
  const dynamo = createDynamo(config.dynamo)
  return {
    ...world,
    secrets: config,
    dynamo,
    tables: config.tables,
    enquiries: createEnquiries(dynamo, config.tables.enquiries),
    limiter: createLimiter(dynamo, config.tables.guards, world.clock, config.networkLimits),
    letterBrake: createLetterBrake(dynamo, config.tables.guards),
    audit: createAudit(dynamo, config.tables.audit, world),
    staff: createStaffGate({
      dynamo,
      table: config.tables.staff,
      members: createMembers(dynamo, config.tables.staff, world.random),
      sessions: undefined,
      clock: world.clock,
    }),
    mail: lazyMail(config.mail),
    enquiriesTo: config.mail.enquiriesTo,
  }
}
