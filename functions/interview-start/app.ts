import type { interview } from '#shared/contract/interview-start.ts'
import type { ApiConfig, InterviewSettings } from '../config.ts'
import type { Handlers } from '../http/handlers.ts'
import type { KeyRing } from '../key-ring.ts'
import { createRoomsApp, type RoomsApp } from '../rooms/app.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import { createUsers, type Users } from '../storage/accounts/users.ts'
import type { World } from '../world.ts'

export type InterviewApp = RoomsApp & {
  limiter: Limiter
  users: Pick<Users, 'byId'>
  settings: InterviewSettings
}

export type InterviewHandlers = Handlers<typeof interview, InterviewApp>

/** Created once per cold start. */
export function createInterviewApp(config: ApiConfig, ring: KeyRing, world: World): InterviewApp {
  const dynamo = createDynamo(config.dynamo)
  return {
    ...createRoomsApp(config, ring, world),
    limiter: createLimiter(dynamo, config.tables.guards, world.clock),
    users: createUsers(dynamo, config.tables.users, world.random),
    settings: config.interviews,
  }
}
