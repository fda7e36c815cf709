import { configFrom } from '../config.ts'
import { createLog } from '../http/log.ts'
import { createMail } from '../mail/send.ts'
import { systemClock, systemRandom } from '../ports.ts'
import { createDynamo } from '../storage/dynamo.ts'
import { createEnquiries } from '../storage/enquiries.ts'
import { relayHandler } from './relay-event.ts'

const config = configFrom(process.env)

export const handler = relayHandler({
  enquiries: createEnquiries(createDynamo(config.dynamo), config.tables.enquiries),
  mail: createMail(config.mail),
  enquiriesTo: config.mail.enquiriesTo,
  clock: systemClock,
  random: systemRandom,
  log: createLog(),
})
