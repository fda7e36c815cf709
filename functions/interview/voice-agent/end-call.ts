import { logFailure } from '../external/pipecat-failures.ts'
import type { Log } from '#functions/platform/log/log.ts'
import type { VoiceAgentApp } from './app.ts'
import { refusalOf, type ProviderRefusal, type Refused } from './failures.ts'

const endMilliseconds = 15_000

export type CallEnd = { kind: 'ended' } | ProviderRefusal | Refused<'interview_not_found'>

/**
 * Ends the call that the session has now, if any; a later start begins another one. A start that is under way loses its
 * call: it finds that, ends it and is refused. A failed end keeps the call, so that a repetition tries again.
 */
export async function endCall(
  userId: string,
  sessionId: string,
  { app, log }: { app: VoiceAgentApp; log: Log },
): Promise<CallEnd> {
  const session = await app.sessions.asStored(userId, sessionId)
  if (session === undefined) return { kind: 'refused', code: 'interview_not_found' }
  const { conversation } = session
  if (conversation === undefined) return { kind: 'ended' }
  const { call, startId } = conversation
  if (call !== undefined && app.provider !== undefined) {
    const outcome = await app.provider.pipecat.end(call.providerSessionId, app.deadline(endMilliseconds))
    if (outcome.kind !== 'ended') {
      logFailure(log, 'call not ended', outcome)
      return refusalOf(outcome)
    }
  }
  await app.conversations.remove(session, startId)
  const live = await app.liveCalls.release(userId, startId)
  if (live !== undefined) await app.callMinutes.countRealLength(live, app.clock())
  log.info('call ended', { providerSessionId: call?.providerSessionId })
  return { kind: 'ended' }
}
