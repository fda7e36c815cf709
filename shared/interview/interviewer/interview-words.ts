import * as z from 'zod/mini'
import { answeredQuestion } from './answers-by-question.ts'
import { wordSource } from './candidate-answer.ts'
import { transcriptionResult } from './transcription.ts'

const quote = z.object({
  text: z.string(),
  source: wordSource,
  /** Since the start of the interview, as the recording counts. */
  startMilliseconds: z.nullable(z.number()),
})

/** The part of an interview's summary that recruiters read: the candidate's own words, and who answered each turn. */
export const interviewWords = z.object({
  /** By question. Null in a summary of an older version. */
  answers: z.nullable(z.array(answeredQuestion)),
  /** The interview was stopped for the candidate's wellbeing, about which nothing else is said. */
  stoppedForWellbeing: z._default(z.boolean(), false),
  /** By criterion; null where no model chose sentences. */
  quotes: z.nullable(
    z.object({
      by: z.literal('criterion'),
      quoted: z.array(z.object({ about: z.string(), quotes: z.array(quote) })),
    }),
  ),
  /** Of the recording, where answers had no words; null otherwise. An older API does not send it. */
  transcription: z._default(z.nullable(transcriptionResult), null),
  /** Null where no model was used. `reasons` counts why the built-in interviewer answered turns. */
  interviewer: z.nullable(
    z.object({ model: z.number(), builtIn: z.number(), reasons: z.record(z.string(), z.number()) }),
  ),
})

export type InterviewWords = z.output<typeof interviewWords>
