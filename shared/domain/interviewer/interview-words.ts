import * as z from 'zod/mini'

const quote = z.object({
  text: z.string(),
  source: z.enum(['typed', 'live', 'batch']),
  /** Since the start of the interview, as the recording counts. */
  startMilliseconds: z.nullable(z.number()),
})

/** The part of an interview's summary that recruiters read: the candidate's own sentences, and who answered each turn. */
export const interviewWords = z.object({
  /** Null in a summary of an older version. */
  quotes: z.nullable(
    z.object({
      /** By criterion where a model chose them, otherwise by question. */
      by: z.enum(['criterion', 'question']),
      quoted: z.array(z.object({ about: z.string(), quotes: z.array(quote) })),
    }),
  ),
  /** Null where no model was used. `reasons` counts why the built-in interviewer answered turns. */
  interviewer: z.nullable(
    z.object({ model: z.number(), builtIn: z.number(), reasons: z.record(z.string(), z.number()) }),
  ),
})

export type InterviewWords = z.output<typeof interviewWords>
