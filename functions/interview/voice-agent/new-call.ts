import { logFailure } from '../external/pipecat-failures.ts'
import type { Call } from '../rows/conversations.ts'
import type { LiveCall } from '../rows/live-calls.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { Ask, CallStart, NewCall } from './call-start.ts'
import { discard } from './discard.ts'
import { refusalOf, type ProviderRefusal } from './failures.ts'
import { startPayload } from './payload.ts'

/** An agent that starts cold takes some seconds. */
const startMilliseconds = 15_000
/** A start that died holds the call no longer than its function could run. */
const leaseSeconds = 25

/** Undefined when another start of the session has come between. */
export async function startNew(ask: Ask, newCall: NewCall): Promise<CallStart | undefined> {
  const { wanted, app } = ask
  const { session, expiresAt, place } = newCall
  const { startId, startedAt, minutes, day, mailbox } = place
  const leasedUntil = new Date(app.clock().getTime() + leaseSeconds * 1000).toISOString()
  const lease = { callId: wanted.callId, startId, leasedUntil }
  if (!(await app.conversations.lease(session, lease))) {
    await app.callMinutes.giveAllBack(place, app.clock())
    return undefined
  }
  const before = await app.liveCalls.take(wanted.userId, place, expiresAt)
  const [outcome] = await Promise.all([callProvider(ask, newCall), endOthers(ask, session, before)])
  if (outcome.kind !== 'started') {
    // The next start need not wait for the end of the lease.
    await app.conversations.remove(session, startId)
    await giveUp(ask, place)
    return outcome
  }
  const { call } = outcome
  const isKept =
    (await app.liveCalls.keep(wanted.userId, startId, call.providerSessionId)) &&
    (await app.conversations.keep(
      session,
      startId,
      { ...call, counted: { startId, startedAt, minutes, day, mailbox } },
      ask.provider.recordings !== undefined,
    ))
  if (isKept) return outcome
  await app.conversations.remove(session, startId)
  await Promise.all([
    discard(ask, { sessionId: session.id, providerSessionId: call.providerSessionId }),
    giveUp(ask, place),
  ])
  return { kind: 'refused', code: 'call_ended' }
}

/** The call never began, or not for this page, so it uses no minutes. */
async function giveUp({ wanted, app }: Ask, place: LiveCall): Promise<void> {
  await app.liveCalls.release(wanted.userId, place.startId)
  // Also where the account was deleted, and its place with it.
  await app.callMinutes.giveAllBack(place, app.clock())
}

/** Ends the call that the session had, and the one that the account had in another session: an account has one. */
async function endOthers(ask: Ask, session: StoredSession, before: LiveCall | undefined): Promise<void> {
  const { wanted, app } = ask
  const ends = new Map<string, string>()
  const replaced = session.conversation?.call?.providerSessionId
  if (replaced !== undefined) ends.set(replaced, session.id)
  if (before?.providerSessionId !== undefined) ends.set(before.providerSessionId, before.sessionId)
  await Promise.all(
    [...ends].map(([providerSessionId, sessionId]) => discard(ask, { sessionId, providerSessionId })),
  )
  if (before === undefined) return
  await app.callMinutes.countRealLength(before, app.clock())
  if (before.sessionId !== session.id)
    await app.conversations.remove({ userId: wanted.userId, id: before.sessionId }, before.startId)
}

type CallOutcome = { kind: 'started'; call: Call } | ProviderRefusal

async function callProvider(
  { provider, app, log, whole }: Ask,
  { session, user, job, expiresAt }: NewCall,
): Promise<CallOutcome> {
  const { recordings, pipecat } = provider
  const payload = startPayload({ session, user, job, expiresAt, recordings, siteUrl: app.siteUrl })
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
