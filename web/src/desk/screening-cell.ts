import { answerText } from '#shared/application/answer-text.ts'
import { answerTo } from '#shared/application/screening-answers.ts'
import type { Screening } from '#shared/application/screening.ts'
import type { ScreeningQuestion } from '#shared/position/screening.ts'

/** What the desk shows of an applicant's answer to a question of the position, as the position asks it now. */
export function cellText(screening: Screening | null, { text }: ScreeningQuestion): string {
  const question = screening?.questions.find((asked) => asked.text === text)
  if (screening === null || question === undefined) return 'Not asked'
  const answer = answerTo(screening, text)
  if (answer !== undefined) return answerText(question, answer)
  return screening.answeredAt === null ? 'Not answered yet' : 'Left blank'
}
