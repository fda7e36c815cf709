import { decideConversation } from '#shared/interview/conversation.ts'
import { blockedCodeOf } from '../rooms/blocked.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { Ask, CallStart, Wanted } from './call-start.ts'
import { unavailable } from './failures.ts'
import { mayStart } from './may-start.ts'
import { startNew } from './new-call.ts'

/** Below the function's timeout of 25 seconds, and all of the following together. */
const answerMilliseconds = 20_000
const pauseMilliseconds = 500

/** Starts the call of a page, or answers the one it has. Of concurrent calls of the page one starts it, the others wait. */
export async function startCall(request: Wanted, at: Omit<Ask, 'wanted' | 'whole'>): Promise<CallStart> {
  const ask = { ...at, wanted: request, whole: at.app.deadline(answerMilliseconds) }
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
      return { kind: 'refused', code: blockedCodeOf(session, decision.status, app.clock()) }
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
      return begin(ask, session, decision.expiresAt)
  }
}

async function begin(ask: Ask, session: StoredSession, expiresAt: Date): Promise<CallStart | undefined> {
  const may = await mayStart(ask, session, expiresAt)
  return may.kind === 'allowed' ? startNew(ask, may.call) : may
}
