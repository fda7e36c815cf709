import { logFailure } from '../external/pipecat-failures.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import { afterFailure, mailing } from '#functions/platform/outbox/backoff.ts'
import type { CallEnd, CallEndKey } from '#functions/application/session/call-ends.ts'
import type { CallEndsApp } from './app.ts'

const endMilliseconds = 10_000
/** Ended one after another within the function's timeout; the next run takes the others. */
const maxPerRun = 5
/** Longer than the function's timeout. */
const leaseSeconds = 120

/** Ends the calls whose session was removed or whose page was closed. `functions/erasure/removals` deletes what the provider stores of them. */
export const endCalls = (app: CallEndsApp) => async (): Promise<void> => {
  const failures: unknown[] = []
  for (const key of await app.callEnds.due(app.clock(), maxPerRun))
    await endOne(key, app).catch((failure: unknown) => failures.push(failure))
  // Counts as an error of the function, which raises its alarm: a call that does not end costs money.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} calls could not be ended.`)
}

async function endOne(key: CallEndKey, app: CallEndsApp): Promise<void> {
  const now = app.clock()
  const row = await app.callEnds.lease(key, now, new Date(now.getTime() + leaseSeconds * 1000))
  if (row === undefined) return
  const log = app.log.with({ sessionId: row.sessionId, attempt: row.attempts })
  try {
    await end(row, app, log)
    if (row.counted !== undefined) await app.callMinutes.countRealLength(row.counted, app.clock())
    await app.callEnds.remove(row)
  } catch (error) {
    log.warn('call without a session not ended yet', errorFields(error))
    // Retried without limit, finally at the longest pause: only the provider's confirmation removes the row.
    const attempts = Math.min(row.attempts, mailing.maxAttempts - 1)
    await app.callEnds.again(row, afterFailure(attempts, app.clock(), app.random.fraction()).dueAt)
    throw error
  }
}

/** Returns once the provider has confirmed that the call is over. */
async function end(
  { providerSessionId }: CallEnd,
  { pipecat, deadline }: CallEndsApp,
  log: Log,
): Promise<void> {
  // Without a provider its calls ended long ago, with their rooms.
  if (pipecat === undefined) return
  const outcome = await pipecat.end(providerSessionId, deadline(endMilliseconds))
  if (outcome.kind !== 'ended') {
    logFailure(log.with({ providerSessionId }), 'call without a session not ended', outcome)
    throw new Error(`The provider did not end a call: ${outcome.kind}.`)
  }
  log.info('call without a session ended', { providerSessionId })
}
