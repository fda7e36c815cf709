import type { Config } from '../config.ts'
import { createMail, type Mail } from '../mail/send.ts'
import { createApplicationOutbox, type ApplicationOutbox } from '../storage/application-outbox.ts'
import { createDynamo } from '../storage/dynamo.ts'
import { createLimiter, type Limiter } from '../storage/limiter.ts'
import { createUsers, type Users } from '../storage/users.ts'
import type { World } from '../world.ts'

export type LettersApp = World & {
  outbox: ApplicationOutbox
  users: Users
  limiter: Limiter
  mail: Mail
  siteUrl: string
}

/** Created once per cold start. */
export function createLettersApp(config: Config, world: World): LettersApp {
  const dynamo = createDynamo(config.dynamo)
  return {
    ...world,
    outbox: createApplicationOutbox(dynamo, config.tables.applications),
    users: createUsers(dynamo, config.tables.users, world.random),
    limiter: createLimiter(dynamo, config.tables.guards, world.clock),
    mail: createMail(config.mail),
    siteUrl: config.siteUrl,
  }
}
