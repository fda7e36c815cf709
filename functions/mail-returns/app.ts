import type { Config } from '../config.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createUnprovedUsers, type UnprovedUsers } from '../storage/accounts/unproved-users.ts'
import { createLetterBrake, type LetterBrake } from '../storage/limits/letter-brake.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import type { World } from '../world.ts'

export type MailReturnsApp = World & {
  unproved: Pick<UnprovedUsers, 'noteBounce'>
  limiter: Pick<Limiter, 'take'>
  letterBrake: Pick<LetterBrake, 'pull'>
}

/** Created once per cold start. */
export function createMailReturnsApp(config: Config, world: World): MailReturnsApp {
  const dynamo = createDynamo(config.dynamo)
  return {
    ...world,
    unproved: createUnprovedUsers(dynamo, config.tables.users),
    limiter: createLimiter(dynamo, config.tables.guards, world.clock),
    letterBrake: createLetterBrake(dynamo, config.tables.guards),
  }
}
