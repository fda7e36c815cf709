import { logFailure } from '../external/pipecat-failures.ts'
import type { Log } from '#functions/platform/log/log.ts'
import type { Provider, VoiceAgentApp } from './app.ts'

const endMilliseconds = 4000

export type Discarding = { provider: Provider; app: VoiceAgentApp; log: Log; whole: AbortSignal }

/** Ends a call that no page uses. If that fails, `functions/interview/call-ends` tries again until the provider confirms the end. */
export async function discard(
  { provider, app, log, whole }: Discarding,
  { sessionId, providerSessionId }: { sessionId: string; providerSessionId: string },
): Promise<void> {
  const signal = AbortSignal.any([whole, app.deadline(endMilliseconds)])
  const outcome = await provider.pipecat.end(providerSessionId, signal)
  if (outcome.kind === 'ended') return
  logFailure(log.with({ providerSessionId }), 'call not discarded', outcome)
  await app.callEnds.add({ sessionId, providerSessionId }, app.clock())
}
