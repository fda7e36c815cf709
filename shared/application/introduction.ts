import * as z from 'zod/mini'

/**
 * What is stored of a person whom a recruiter added to a position, by hand or because somebody recommended them, until the person says
 * yes. It is in their own export.
 */
export const introduction = z.object({
  jobId: z.string(),
  name: z.string(),
  email: z.string(),
  fileName: z.nullable(z.string()),
  /** Who recommended them; null where a recruiter added them by hand. */
  referrer: z.nullable(z.string()),
  addedAt: z.string(),
  /** When it is deleted unless the person says yes. */
  keptUntil: z.string(),
})

export type Introduction = z.output<typeof introduction>
