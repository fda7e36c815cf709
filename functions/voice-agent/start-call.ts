import { decideConversation } from '#shared/domain/conversation.ts'
import type { Log } from '../http/log.ts'
import { blockedCodes, type BlockedCode } from '../rooms/blocked.ts'
import type { Call } from '../storage/conversations.ts'
import type { StoredSession } from '../storage/stored-session.ts'
import type { StoredUser } from '../storage/stored-user.ts'
import type { Provider, VoiceAgentApp } from './app.ts'
import { logFailure, refusalOf, unavailable, type ProviderRefusal, type Refused } from './failures.ts'
import { startPayload } from './payload.ts'

/** Below the function's timeout of 25 seconds, and all of the following together. */
const answerMilliseconds = 20_000
/** An agent that starts cold takes some seconds. */
const startMilliseconds = 15_000
/** For ending a call that is not needed. */
const endMilliseconds = 4000
const pauseMilliseconds = 500
/** A start that died holds the call no longer than its function could run. */
const leaseSeconds = 25

export type CallStart =
  | { kind: 'started'; call: Call }
  | ProviderRefusal
  | Refused<'interview_not_found' | 'lobby_expired' | 'call_ended' | BlockedCode>

type Wanted = { userId: string; sessionId: string; callId: string }

type Ask = { wanted: Wanted; provider: Provider; app: VoiceAgentApp; log: Log; whole: AbortSignal }

/** Starts the call of a page, or answers the one it has. Of concurrent calls of the page one starts it, the others wait. */
export async function startCall(wanted: Wanted, at: Omit<Ask, 'wanted' | 'whole'>): Promise<CallStart> {
  const ask = { ...at, wanted, whole: at.app.deadline(answerMilliseconds) }
  while (!ask.whole.aborted) {
    const started = await startOnce(ask)
    if (started !== undefined) return started
  }
  return unavailable
}

/** Undefined when the session is to be read again. */
async function startOnce(ask: Ask): Promise<CallStart | undefined> {
  const { wanted, app } = ask
  const session = await app.sessions.asStored(wanted.userId, wanted.sessionId)
  if (session === undefined) return { kind: 'refused', code: 'interview_not_found' }
  const decision = decideConversation(session, wanted.callId, app.clock())
  switch (decision.kind) {
    case 'blocked':
      return { kind: 'refused', code: blockedCodes[decision.status] }
    case 'lobby_expired':
      return { kind: 'refused', code: 'lobby_expired' }
    case 'answer': {
      const call = session.conversation?.call
      return call && { kind: 'started', call }
    }
    case 'wait':
      await app.pause(pauseMilliseconds)
      return undefined
    case 'start':
      return startNew(ask, session, decision.expiresAt)
  }
}

async function startNew(ask: Ask, session: StoredSession, expiresAt: Date): Promise<CallStart | undefined> {
  const { wanted, app } = ask
  const [user, job] = await Promise.all([app.users.byId(wanted.userId), app.jobs.byId(session.jobId)])
  if (user === undefined) return { kind: 'refused', code: 'interview_not_found' }
  const startId = app.random.id()
  const leasedUntil = new Date(app.clock().getTime() + leaseSeconds * 1000).toISOString()
  const lease = { callId: wanted.callId, startId, leasedUntil }
  if (!(await app.conversations.lease(session, lease))) return undefined
  const replaced = session.conversation?.call
  const [outcome] = await Promise.all([
    callProvider(ask, { session, user, job, expiresAt }),
    replaced && discard(ask, replaced.providerSessionId),
  ])
  if (outcome.kind !== 'started') {
    // The next start need not wait for the end of the lease.
    await app.conversations.remove(session, startId)
    return outcome
  }
  if (await app.conversations.keep(session, startId, outcome.call)) return outcome
  await discard(ask, outcome.call.providerSessionId)
  return { kind: 'refused', code: 'call_ended' }
}

type ForCall = {
  session: StoredSession
  user: StoredUser
  job: Awaited<ReturnType<VoiceAgentApp['jobs']['byId']>>
  expiresAt: Date
}

type CallOutcome = { kind: 'started'; call: Call } | ProviderRefusal

async function callProvider(
  { provider, app, log, whole }: Ask,
  { expiresAt, ...known }: ForCall,
): Promise<CallOutcome> {
  const { recordings, pipecat } = provider
  const payload = startPayload({ ...known, expiresAt, recordings, siteUrl: app.siteUrl })
  const outcome = await pipecat.start(payload, AbortSignal.any([whole, app.deadline(startMilliseconds)]))
  if (outcome.kind !== 'started') {
    logFailure(log, 'call not started', outcome)
    return refusalOf(outcome)
  }
  const { sessionId: providerSessionId, dailyRoom, dailyToken } = outcome.call
  const call = { providerSessionId, dailyRoom, dailyToken, expiresAt: expiresAt.toISOString() }
  log.info('call started', { providerSessionId })
  return { kind: 'started', call }
}

/** Ends a call that no page has any more. If that fails, the room's end ends it. */
async function discard({ provider, app, log, whole }: Ask, providerSessionId: string): Promise<void> {
  const signal = AbortSignal.any([whole, app.deadline(endMilliseconds)])
  const outcome = await provider.pipecat.end(providerSessionId, signal)
  if (outcome.kind !== 'ended') logFailure(log.with({ providerSessionId }), 'call not discarded', outcome)
}
