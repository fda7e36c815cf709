import type { Log } from '#functions/platform/log/log.ts'
import type { Failure } from './pipecat.ts'

/** Operators find status and code in the provider's documentation. Its messages are not logged: they can repeat what was sent. */
export function logFailure(log: Log, event: string, failure: Failure): void {
  const { kind, status, code } = failure
  const why = failure.kind === 'unavailable' ? failure.why : undefined
  const fields = { provider: kind, providerStatus: status, providerCode: code, why }
  if (kind === 'refused') log.error(event, fields)
  else log.warn(event, fields)
}
