import { createApplicationsApp, type ApplicationsApp } from '../applications/app.ts'
import type { ApiConfig } from '../config.ts'
import type { KeyRing } from '../key-ring.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createRooms, type Rooms } from '../storage/rooms/rooms.ts'
import { createTranscripts, type Transcripts } from '../storage/interviews/transcripts.ts'
import type { World } from '../world.ts'

/** What the endpoints of the interview room use. */
export type RoomsApp = ApplicationsApp & { rooms: Rooms; transcripts: Transcripts }

/** Created once per cold start. */
export function createRoomsApp(config: ApiConfig, ring: KeyRing, world: World): RoomsApp {
  const dynamo = createDynamo(config.dynamo)
  return {
    ...createApplicationsApp(config, ring, world),
    rooms: createRooms(dynamo, config.tables, world.random),
    transcripts: createTranscripts(dynamo, config.tables.sessions, world.clock),
  }
}
