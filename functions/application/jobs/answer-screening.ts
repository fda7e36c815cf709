import { isDeepStrictEqual } from 'node:util'
import { isDecided } from '#shared/application/application-status.ts'
import { fits } from '#shared/application/screening-answers.ts'
import type { GivenAnswer, Screening } from '#shared/application/screening.ts'
import { tidyLine } from '#shared/platform/text.ts'
import { tryAgain } from '../try-again.ts'
import type { JobsHandlers } from './app.ts'

type Sent =
  | { kind: 'stored'; answeredAt: string }
  | {
      kind: 'application_not_found' | 'application_decided' | 'screening_answered' | 'screening_changed'
    }

/**
 * Stores the answers with the application, once. A repeated call, whose first answer was lost, succeeds; other answers, from another
 * tab, are refused.
 */
export const answerScreening: JobsHandlers['answerScreening'] = async (
  { params: { id: jobId }, user: { userId }, body, refuse, log },
  app,
) => {
  const sent = await tryAgain(async (): Promise<Sent | undefined> => {
    const application = await app.applications.byKey({ userId, jobId })
    if (application === undefined) return { kind: 'application_not_found' }
    const { screening, status } = application
    const answers = screening && answersTo(screening, body.answers)
    if (screening === undefined || answers === undefined) return { kind: 'screening_changed' }
    if (screening.answeredAt !== null)
      return isDeepStrictEqual(answers, screening.answers)
        ? { kind: 'stored', answeredAt: screening.answeredAt }
        : { kind: 'screening_answered' }
    if (isDecided(status)) return { kind: 'application_decided' }
    const answeredAt = app.clock().toISOString()
    const isStored = await app.applications.answerScreening(application, {
      ...screening,
      answers,
      answeredAt,
    })
    return isStored ? { kind: 'stored', answeredAt } : undefined
  })
  if (sent.kind !== 'stored') throw refuse(sent.kind)
  log.info('screening answered', { jobId })
  return { success: true, data: { answeredAt: sent.answeredAt } }
}

/** The answers in the order of the questions; undefined where one is to a question that was not asked, or is none that it takes. */
function answersTo({ questions }: Screening, given: readonly GivenAnswer[]): GivenAnswer[] | undefined {
  const rest = new Map(given.map(({ question, answer }) => [question, answer]))
  const answers = questions.flatMap((question) => {
    const raw = rest.get(question.text)
    const answer = question.kind === 'text' && typeof raw === 'string' ? tidyLine(raw) : raw
    if (answer === undefined || !fits(question, answer)) return []
    rest.delete(question.text)
    return [{ question: question.text, answer }]
  })
  return rest.size === 0 ? answers : undefined
}
