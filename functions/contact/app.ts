import type { ApiConfig, Config } from '../config.ts'
import type { RuntimeApp } from '../http/request.ts'
import { lazyMail } from '../mail/lazy-mail.ts'
import type { Mail } from '../mail/send.ts'
import { createAudit, type Audit } from '../storage/audit/audit.ts'
import { createDynamo, type Dynamo } from '../storage/dynamo/dynamo.ts'
import { createEnquiries, type Enquiries } from '../storage/enquiries/enquiries.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import type { World } from '../world.ts'

export type ContactApp = RuntimeApp &
  World & {
    dynamo: Dynamo
    tables: Config['tables']
    enquiries: Enquiries
    limiter: Limiter
    audit: Audit
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
    limiter: createLimiter(dynamo, config.tables.guards, world.clock),
    audit: createAudit(dynamo, config.tables.audit, world),
    mail: lazyMail(config.mail),
    enquiriesTo: config.mail.enquiriesTo,
  }
}
