import type { Config } from '../config.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createUnprovedUsers, type UnprovedUsers } from '../storage/accounts/unproved-users.ts'
import type { World } from '../world.ts'

export type MailReturnsApp = World & { unproved: Pick<UnprovedUsers, 'noteBounce'> }

/** Created once per cold start. */
export const createMailReturnsApp = (config: Config, world: World): MailReturnsApp => ({
  ...world,
  unproved: createUnprovedUsers(createDynamo(config.dynamo), config.tables.users),
})
