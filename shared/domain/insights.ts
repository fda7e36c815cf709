import * as z from 'zod/mini'

const bySpeaker = z.object({ candidate: z.number(), interviewer: z.number() })

/** What can be counted in an interview. It contains no scores and no analysis of voices or faces. */
export const insights = z.object({
  turns: bySpeaker,
  words: bySpeaker,
  talkSeconds: bySpeaker,
  typedAnswers: z.number(),
  questionsAsked: z.number(),
  questionsAnswered: z.number(),
  sectionsCovered: z.number(),
  sections: z.array(
    z.object({ title: z.string(), questions: z.number(), asked: z.number(), answered: z.number() }),
  ),
  /** Pauses of at least ten seconds between two turns. */
  silences: z.object({ count: z.number(), totalSeconds: z.number(), longestSeconds: z.number() }),
})

export type Insights = z.output<typeof insights>
