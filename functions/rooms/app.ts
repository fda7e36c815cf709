import { applicationsUses } from '../applications/app.ts'
import { createRooms } from '../storage/rooms/rooms.ts'
import { createTranscripts } from '../storage/interviews/transcripts.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import { uses, type AppOf } from '../uses.ts'

/** What the endpoints of the interview room use. */
export const roomsUses = uses(applicationsUses.reads, {
  ...applicationsUses.parts,
  limiter: ({ dynamo, tables, clock }): Limiter => createLimiter(dynamo, tables.guards, clock),
  rooms: ({ dynamo, tables, random }) => createRooms(dynamo, tables, random),
  transcripts: ({ dynamo, tables, clock }) => createTranscripts(dynamo, tables.sessions, clock),
})

export type RoomsApp = AppOf<typeof roomsUses>
