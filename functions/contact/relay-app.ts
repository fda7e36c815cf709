import type { Config } from '../config.ts'
import { createMail } from '../mail/send.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createEnquiries } from '../storage/enquiries/enquiries.ts'
import { createLimiter } from '../storage/limits/limiter.ts'
import type { World } from '../world.ts'
import type { Relay } from './relay.ts'

/** Created once per cold start. */
export function createRelay(config: Config, world: World): Relay {
  const dynamo = createDynamo(config.dynamo)
  return {
    ...world,
    enquiries: createEnquiries(dynamo, config.tables.enquiries),
    limiter: createLimiter(dynamo, config.tables.guards, world.clock),
    mail: createMail(config.mail),
    enquiriesTo: config.mail.enquiriesTo,
  }
}
