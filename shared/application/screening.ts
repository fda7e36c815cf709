import * as z from 'zod/mini'
import {
  maxAnswerCharacters,
  maxQuestionCharacters,
  maxQuestions,
} from '#shared/position/screening-limits.ts'
import { lineOrNothing } from '#shared/platform/text.ts'
import { screeningQuestion } from '#shared/position/screening.ts'

const answer = z.union([
  z.boolean(),
  z.number(),
  lineOrNothing({ label: 'The answer', length: { minimum: 1, maximum: maxAnswerCharacters } }),
])

const givenAnswer = z.object({
  question: lineOrNothing({ label: 'The question', length: { minimum: 1, maximum: maxQuestionCharacters } }),
  answer,
})

/** What a candidate sends. A question that is left blank has no entry. */
export const givenAnswers = z.array(givenAnswer).check(z.maxLength(maxQuestions))

export type GivenAnswer = z.output<typeof givenAnswer>

/** The questions of the position as they were when the candidate applied, and the answers. */
export const screening = z.object({
  questions: z.array(screeningQuestion),
  answers: z.array(givenAnswer),
  /** Null until the candidate has sent them, with or without answers. */
  answeredAt: z.nullable(z.string()),
})

export type Screening = z.output<typeof screening>
