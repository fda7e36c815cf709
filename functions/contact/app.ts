import type { Config } from '../config.ts'
import type { Served } from '../http/admit.ts'
import type { Log } from '../http/log.ts'
import type { Mail } from '../mail/send.ts'
import type { Clock, Random } from '../ports.ts'
import { createDynamo, type Dynamo } from '../storage/dynamo.ts'
import { createEnquiries, type Enquiries } from '../storage/enquiries.ts'

/** What the endpoints of this group work with. */
export type ContactApp = Served & {
  dynamo: Dynamo
  tables: Config['tables']
  enquiries: Enquiries
  /** Loads the mail client, which storing an enquiry never needs. */
  mail: () => Promise<Mail>
  enquiriesTo: string
  clock: Clock
  random: Random
}

export type World = { clock: Clock; random: Random; log: Log }

/** Put together once per cold start. */
export function createContactApp(config: Config, world: World): ContactApp {
  const dynamo = createDynamo(config.dynamo)
  let mail: Promise<Mail> | undefined
  return {
    ...world,
    doors: config,
    dynamo,
    tables: config.tables,
    enquiries: createEnquiries(dynamo, config.tables.enquiries),
    mail: () => (mail ??= import('../mail/send.ts').then(({ createMail }) => createMail(config.mail))),
    enquiriesTo: config.mail.enquiriesTo,
  }
}
