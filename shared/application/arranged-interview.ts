import * as z from 'zod/mini'

/** A meeting with the hiring team, which a recruiter has arranged. */
export const teamInterview = z.object({
  at: z.iso.datetime(),
  place: z.nullable(z.string()),
  minutes: z.nullable(z.number()),
})
export type TeamInterview = z.output<typeof teamInterview>
