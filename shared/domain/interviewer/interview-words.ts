import * as z from 'zod/mini'

const quote = z.object({
  text: z.string(),
  source: z.enum(['typed', 'live', 'batch']),
  /** Since the start of the interview, as the recording counts. */
  startMilliseconds: z.nullable(z.number()),
})

/** What of an interview its summary has for people who decide: the candidate's own sentences, and whose the turns were. */
export const interviewWords = z.object({
  /** Null in a summary of an older version. */
  quotes: z.nullable(
    z.object({
      /** By criterion where a model chose them, else by question. */
      by: z.enum(['criterion', 'question']),
      quoted: z.array(z.object({ about: z.string(), quotes: z.array(quote) })),
    }),
  ),
  /** Null where the built-in interviewer was alone. `reasons` counts why turns were not the model's. */
  interviewer: z.nullable(
    z.object({ model: z.number(), builtIn: z.number(), reasons: z.record(z.string(), z.number()) }),
  ),
})

export type InterviewWords = z.output<typeof interviewWords>
