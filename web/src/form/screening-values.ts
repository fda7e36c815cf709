import type { GivenAnswer } from '#shared/application/screening.ts'
import { fits } from '#shared/application/screening-answers.ts'
import { maxAnswerCharacters } from '#shared/position/screening-limits.ts'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import { amountIn } from './amount-in.ts'
import type { Reading } from './reading.ts'

/** The name of the field of a question. */
export const answerField = (index: number): string => `answer-${index}`

const typedIn = (form: FormData, index: number): string => {
  const value = form.get(answerField(index))
  return typeof value === 'string' ? value.trim() : ''
}

const answerOf = ({ kind }: ScreeningQuestion, typed: string): GivenAnswer['answer'] => {
  if (kind === 'yes_no') return typed === 'yes'
  return kind === 'number' ? amountIn(typed) : typed
}

const problemOf = ({ kind }: ScreeningQuestion): string =>
  kind === 'number'
    ? 'Please enter a number, such as 4 or 9,000'
    : `Please use at most ${maxAnswerCharacters} characters`

/** The answers of the form. A question that is left blank has none. */
export function answersIn(questions: readonly ScreeningQuestion[], form: FormData): Reading<GivenAnswer[]> {
  const answers: GivenAnswer[] = []
  const problems: Record<string, string> = {}
  for (const [index, question] of questions.entries()) {
    const typed = typedIn(form, index)
    if (typed === '') continue
    const answer = answerOf(question, typed)
    if (fits(question, answer)) answers.push({ question: question.text, answer })
    else problems[answerField(index)] = problemOf(question)
  }
  return Object.keys(problems).length === 0 ? { valid: true, body: answers } : { valid: false, problems }
}
