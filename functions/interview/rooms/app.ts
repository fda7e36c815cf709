import { applicationsUses } from '#functions/application/app.ts'
import { createRooms } from '../rows/rooms.ts'
import { createTranscripts } from '../rows/transcripts.ts'
import { createLimiter, type Limiter } from '#functions/platform/limits/limiter.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

/** What the endpoints of the interview room use. */
export const roomsUses = uses(applicationsUses.reads, {
  ...applicationsUses.parts,
  limiter: ({ dynamo, tables, clock }): Limiter => createLimiter(dynamo, tables.guards, clock),
  rooms: ({ dynamo, tables, random }) => createRooms(dynamo, tables, random),
  transcripts: ({ dynamo, tables, clock }) => createTranscripts(dynamo, tables.sessions, clock),
})

export type RoomsApp = AppOf<typeof roomsUses>
