import type { interview } from '#shared/contract/interview.ts'
import type { Config } from '../config.ts'
import type { Handlers } from '../http/handlers.ts'
import type { KeyRing } from '../http/key-ring.ts'
import { createRoomsApp, type RoomsApp } from '../rooms/app.ts'
import { createDynamo } from '../storage/dynamo.ts'
import { createUsers, type Users } from '../storage/users.ts'
import type { World } from '../world.ts'

export type InterviewApp = RoomsApp & { users: Pick<Users, 'byId'> }

export type InterviewHandlers = Handlers<typeof interview, InterviewApp>

/** Created once per cold start. */
export const createInterviewApp = (config: Config, ring: KeyRing, world: World): InterviewApp => ({
  ...createRoomsApp(config, ring, world),
  users: createUsers(createDynamo(config.dynamo), config.tables.users, world.random),
})
