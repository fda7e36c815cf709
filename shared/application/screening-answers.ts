import { answerNumbers, maxAnswerCharacters } from '#shared/position/screening-limits.ts'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import type { GivenAnswer, Screening } from './screening.ts'

const isAmount = (answer: GivenAnswer['answer']): boolean =>
  typeof answer === 'number' &&
  answer >= answerNumbers.min &&
  answer <= answerNumbers.max &&
  Number(answer.toFixed(answerNumbers.decimals)) === answer

/** Whether an answer is one that its question takes. */
export function fits(question: ScreeningQuestion, answer: GivenAnswer['answer']): boolean {
  switch (question.kind) {
    case 'choice':
      return question.options.some((option) => option === answer)
    case 'number':
      return isAmount(answer)
    case 'yes_no':
      return typeof answer === 'boolean'
    case 'text':
      return typeof answer === 'string' && answer !== '' && answer.length <= maxAnswerCharacters
  }
}

export const answerTo = (screening: Screening | null, text: string): GivenAnswer['answer'] | undefined =>
  screening?.answers.find(({ question }) => question === text)?.answer

/** What a filter asks of the answer to one question: "yes", "Open to both", "..8", "3..8". */
export type AnswerFilters = ReadonlyMap<string, string>

/** A line for each filter, with a tab between question and answer, which have neither. */
export const answerFiltersText = (filters: AnswerFilters): string =>
  [...filters].map((filter) => filter.join('\t')).join('\n')

export const answerFiltersIn = (text = ''): AnswerFilters =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'))
      .map(([question = '', wish = '']) => [question, wish]),
  )

/** The bounds of "3..8"; either can be missing. */
export function boundsIn(value = ''): { from: number | undefined; to: number | undefined } {
  const [from, to] = value.split('..').map((bound) => (bound === '' ? undefined : Number(bound)))
  return { from, to }
}

function matches(answer: GivenAnswer['answer'] | undefined, wish: string): boolean {
  if (answer === undefined) return false
  if (typeof answer === 'boolean') return wish === (answer ? 'yes' : 'no')
  if (typeof answer === 'string') return wish === answer
  const { from = -Infinity, to = Infinity } = boundsIn(wish)
  return answer >= from && answer <= to
}

/** Whether an applicant's answers match every filter. Who gave no answer matches none. */
export const matchAnswers = (screening: Screening | null, filters: AnswerFilters): boolean =>
  [...filters].every(([question, wish]) => matches(answerTo(screening, question), wish))
