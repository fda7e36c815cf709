import { errorFields } from '#functions/platform/log/log.ts'
import type { Delivery } from '#functions/platform/outbox/deliver.ts'
import { outboxHandler } from '#functions/platform/outbox/event.ts'
import type { LettersApp } from './app.ts'
import { applyDecisions } from './decisions.ts'
import { mailerOf, sweepLetters } from './letters.ts'

/** The stream e-mails a letter when its row is written; the schedule applies the decisions and e-mails what is due. */
export const lettersHandler = (app: LettersApp) => outboxHandler(mailerOf(app), () => onSchedule(app))

/** A decision that fails delays no letter; the run fails after the letters, so that the alarm of its errors counts it. */
async function onSchedule(app: LettersApp): Promise<Delivery[]> {
  const failure = await applyDecisions(app).then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  const deliveries = await sweepLetters(app)
  if (failure === undefined) return deliveries
  app.log.error('decisions not applied yet', errorFields(failure.error))
  throw failure.error
}
