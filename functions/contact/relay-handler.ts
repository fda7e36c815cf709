import { configFrom } from '../config.ts'
import { createMail } from '../mail/send.ts'
import { systemWorld } from '../world.ts'
import { createDynamo } from '../storage/dynamo.ts'
import { createEnquiries } from '../storage/enquiries.ts'
import { relayHandler } from './relay-event.ts'

const config = configFrom(process.env)

export const handler = relayHandler({
  ...systemWorld(),
  enquiries: createEnquiries(createDynamo(config.dynamo), config.tables.enquiries),
  mail: createMail(config.mail),
  enquiriesTo: config.mail.enquiriesTo,
})
