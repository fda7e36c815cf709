import { createApplicationsApp, type ApplicationsApp } from '../applications/app.ts'
import type { Config } from '../config.ts'
import type { KeyRing } from '../http/key-ring.ts'
import { createDynamo } from '../storage/dynamo.ts'
import { createRooms, type Rooms } from '../storage/rooms.ts'
import { createTranscripts, type Transcripts } from '../storage/transcripts.ts'
import type { World } from '../world.ts'

/** What the endpoints of the interview room use. */
export type RoomsApp = ApplicationsApp & { rooms: Rooms; transcripts: Transcripts }

/** Created once per cold start. */
export function createRoomsApp(config: Config, ring: KeyRing, world: World): RoomsApp {
  const dynamo = createDynamo(config.dynamo)
  return {
    ...createApplicationsApp(config, ring, world),
    rooms: createRooms(dynamo, config.tables, world.random),
    transcripts: createTranscripts(dynamo, config.tables.sessions, world.clock),
  }
}
