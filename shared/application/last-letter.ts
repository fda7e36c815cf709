import * as z from 'zod/mini'

/** The letter that waits in an application's row, or else the one that was e-mailed last. */
export const lastLetter = z.object({
  /** `received`, or the status that the letter is about. */
  about: z.string(),
  state: z.enum(['sent', 'pending', 'dead']),
  /** When it was e-mailed, or when the relay tries it next. */
  at: z.string(),
  attempts: z.number(),
})

export type LastLetter = z.output<typeof lastLetter>
