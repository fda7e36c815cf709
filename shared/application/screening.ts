import * as z from 'zod/mini'
import {
  maxAnswerCharacters,
  maxQuestionCharacters,
  maxQuestions,
} from '#shared/position/screening-limits.ts'
import { screeningQuestion } from '#shared/position/screening.ts'

const answer = z.union([z.boolean(), z.number(), z.string().check(z.maxLength(maxAnswerCharacters))])

const givenAnswer = z.object({ question: z.string().check(z.maxLength(maxQuestionCharacters)), answer })

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
