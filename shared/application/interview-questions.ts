import * as z from 'zod/mini'
import type { ReadStatus } from './application-status.ts'

/** How a candidate's question was answered. `by`: as the audit names it. `letter`: the letter's id; null where by other means. */
const answeredQuestion = z.object({
  id: z.string(),
  by: z.string(),
  at: z.string(),
  letter: z.nullable(z.string()),
})

/** What an application keeps of the questions in its last completed interview. Only the transcript has their texts. */
export const interviewQuestions = z.object({
  sessionId: z.string(),
  /** How many are unanswered. */
  open: z.number(),
  answered: z.array(answeredQuestion),
})

export type InterviewQuestions = z.output<typeof interviewQuestions>
export type AnsweredQuestion = z.output<typeof answeredQuestion>

type Asked = { status: ReadStatus; questions?: InterviewQuestions | undefined }

/** How many questions wait for an answer: none after a rejection, which ends what the team owes. */
export const openQuestionsOf = ({ status, questions }: Asked): number =>
  status === 'rejected' ? 0 : (questions?.open ?? 0)
