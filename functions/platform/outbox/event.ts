import { deliverAll, sweep, type Delivery, type Mailer } from './deliver.ts'
import type { OutboxRow } from './outbox-row.ts'

/** A key of a row, as the stream's records write it. */
type StreamKeys = Readonly<Record<string, { S?: string }>>

/** An event of a table's stream; the schedule's event has no records. */
export type OutboxEvent = { Records?: readonly { dynamodb?: { Keys?: StreamKeys } }[] }

/**
 * The stream invokes the function for the changes that `infra/resources/background.ts` names, and their rows are e-mailed immediately.
 * The schedule e-mails what is due, also the rows of a run that crashed.
 */
export const outboxHandler =
  <Id, Row extends OutboxRow>(
    mailer: Mailer<Id, Row>,
    onSchedule: (mailer: Mailer<Id, Row>) => Promise<Delivery[]> = sweep,
  ) =>
  async ({ Records: records }: OutboxEvent): Promise<void> => {
    const results =
      records === undefined
        ? await onSchedule(mailer)
        : await deliverAll(
            records.map(({ dynamodb }) => mailer.outbox.idOf(textsOf(dynamodb?.Keys ?? {}))),
            mailer,
          )
    if (results.length > 0) mailer.log.info('relay done', countsOf(results))
  }

const textsOf = (keys: StreamKeys): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(keys).map(([name, { S }]) => [name, S]))

const countsOf = (results: readonly Delivery[]): Record<string, number> => {
  const count = (delivery: Delivery): number => results.filter((result) => result === delivery).length
  return { sent: count('sent'), waiting: count('waiting') }
}
