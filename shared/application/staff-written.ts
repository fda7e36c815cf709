import * as z from 'zod/mini'

/**
 * What members of staff write into the row of an application. A privacy officer exports each field, and the privacy policy has a
 * word for it (`web/src/marketing/privacy/staff-written.ts`).
 */
export const staffWritten = z.object({
  /** How the team met the candidate where the interview had no date. */
  interviewNote: z.optional(z.string()),
})

export type StaffWritten = z.output<typeof staffWritten>
