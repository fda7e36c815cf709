import { errorFields, type Log } from '../log/log.ts'
import { forRequest } from '../log/present-request.ts'
import type { MetricName } from '../names/metric-names.ts'
import type { World } from '../world/world.ts'
import { isRefusalOfAccount } from '../mail/mail-refusals.ts'
import { afterFailure, afterRefusal, mailing } from './backoff.ts'
import type { OutboxRow } from './outbox-row.ts'
import type { Outbox } from './outbox.ts'

/** An outbox with the way its rows are e-mailed. */
export type Mailer<Id, Row extends OutboxRow> = World & {
  /** The name of a row in log lines: "enquiry mailed". */
  what: 'enquiry' | 'letter'
  outbox: Outbox<Id, Row>
  /** The id as fields of a log line. */
  fieldsOf: (id: Id) => Readonly<Record<string, string>>
  /** E-mails what the row still has to send, or drops it, and removes it from the outbox. It is retried after an error. */
  send: (leased: Row, log: Log) => Promise<SendOutcome>
  /** Counts the rows that are given up. */
  givenUp: MetricName
  /** Counts the attempts after which a row has waited for minutes. */
  waits?: MetricName
}

/** `waitsUntil`: it may not be sent before. */
export type SendOutcome = 'sent' | 'dropped' | { waitsUntil: Date }

/** `dropped`: there is no reason to e-mail it any more. `not leased`: another run holds the row, or it is sent. */
export type Delivery = 'sent' | 'dropped' | 'waiting' | 'not leased'

/** SES limits e-mails per second, and a run must end before its function's timeout. */
const maxConcurrent = 5
const maxPerSweep = 200

/** After so many attempts a row has waited for minutes. */
const attemptsBeforeAlarm = 3

const waits = ({ attempts }: OutboxRow, { waits: metric }: { waits?: MetricName }): MetricName | undefined =>
  attempts >= attemptsBeforeAlarm ? metric : undefined

/** E-mails the rows that are due. */
export async function sweep<Id, Row extends OutboxRow>(mailer: Mailer<Id, Row>): Promise<Delivery[]> {
  return deliverAll(await mailer.outbox.idsIn('pending', mailer.clock(), maxPerSweep), mailer)
}

/** E-mails these rows, except those that another run has leased. A failed one does not stop the others. */
export async function deliverAll<Id, Row extends OutboxRow>(
  ids: readonly Id[],
  mailer: Mailer<Id, Row>,
): Promise<Delivery[]> {
  const waiting = [...ids]
  const results: Delivery[] = []
  const failures: unknown[] = []
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await deliver(id, mailer).then(
        (delivery) => results.push(delivery),
        (failure: unknown) => failures.push(failure),
      )
    }
  }
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, ids.length) }, work))
  if (failures.length > 0)
    throw new AggregateError(failures, `Rows of an outbox that could not be leased: ${failures.length}.`)
  return results
}

/** Leases one row and e-mails it. A failure to e-mail ends the lease and sets the time of the next try. */
export async function deliver<Id, Row extends OutboxRow>(id: Id, mailer: Mailer<Id, Row>): Promise<Delivery> {
  const now = mailer.clock()
  const leased = await mailer.outbox.lease(id, now, new Date(now.getTime() + mailing.leaseSeconds * 1000))
  if (leased === undefined) return 'not leased'
  return forRequest(leased.requestId, () => deliverLeased(id, leased, mailer))
}

async function deliverLeased<Id, Row extends OutboxRow>(
  id: Id,
  leased: Row,
  mailer: Mailer<Id, Row>,
): Promise<Delivery> {
  const { outbox, what } = mailer
  const log = mailer.log.with({ ...mailer.fieldsOf(id), attempt: leased.attempts })
  try {
    const outcome = await mailer.send(leased, log)
    if (typeof outcome === 'object') {
      await outbox.release(id, leased, { outbox: 'pending', dueAt: outcome.waitsUntil })
      log.info(`${what} waits`)
      return 'waiting'
    }
    log.info(`${what} ${outcome === 'sent' ? 'mailed' : outcome}`)
    return outcome
  } catch (error) {
    if (isRefusalOfAccount(error)) {
      log.warn(`${what} refused by SES`, errorFields(error), 'LettersRefused')
      await outbox.release(id, leased, afterRefusal(mailer.clock()))
      return 'waiting'
    }
    const next = afterFailure(leased.attempts, mailer.clock(), mailer.random.fraction())
    if (next.outbox === 'dead') log.warn(`${what} given up`, errorFields(error), mailer.givenUp)
    else log.warn(`${what} not mailed yet`, errorFields(error), waits(leased, mailer))
    await outbox.release(id, leased, next)
    return 'waiting'
  }
}
