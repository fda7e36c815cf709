import type { interview } from '#shared/contract/interview-start.ts'
import type { Handlers } from '../http/handlers.ts'
import { roomsUses } from '../rooms/app.ts'
import { uses, type AppOf } from '../uses.ts'

export const interviewUses = uses(roomsUses.reads, {
  ...roomsUses.parts,
  settings: ({ config }) => config.interviews,
})

export type InterviewApp = AppOf<typeof interviewUses>

export type InterviewHandlers = Handlers<typeof interview, InterviewApp>
