import { answerNumbers } from '#shared/position/screening-limits.ts'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import type { GivenAnswer } from './screening.ts'

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: answerNumbers.decimals })

/** "Yes", "3 months" */
export function answerText(question: ScreeningQuestion, answer: GivenAnswer['answer']): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  if (typeof answer === 'string') return answer
  const unit = question.kind === 'number' ? question.unit : undefined
  return unit === undefined ? figure.format(answer) : `${figure.format(answer)} ${unit}`
}
