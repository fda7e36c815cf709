import type { interviewStart } from '#shared/interview/contract/interview-start.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { roomsUses } from '../rooms/app.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

export const interviewUses = uses(roomsUses.reads, {
  ...roomsUses.parts,
  settings: ({ config }) => config.interviews,
})

export type InterviewApp = AppOf<typeof interviewUses>

export type InterviewHandlers = Handlers<typeof interviewStart, InterviewApp>
