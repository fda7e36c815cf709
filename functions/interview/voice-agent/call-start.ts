import type { Log } from '#functions/platform/log/log.ts'
import type { BlockedCode } from '../rooms/blocked.ts'
import type { Call } from '../rows/conversations.ts'
import type { LiveCall } from '../rows/live-calls.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import type { Provider, VoiceAgentApp } from './app.ts'
import type { ProviderRefusal, Refused } from './failures.ts'

export type CallStart =
  | { kind: 'started'; call: Call }
  | ProviderRefusal
  | Refused<
      | 'interview_not_found'
      | 'lobby_expired'
      | 'address_not_proved'
      | 'interview_running'
      | 'call_minutes_used_up'
      | 'call_ended'
      | BlockedCode
    >

/** What a page asks for. */
export type Wanted = { userId: string; sessionId: string; callId: string }

export type Ask = {
  wanted: Wanted
  provider: Provider
  app: VoiceAgentApp
  log: Log
  /** The deadline of the whole answer. */
  whole: AbortSignal
}

/** A call that may start now. */
export type NewCall = {
  session: StoredSession
  user: StoredUser
  job: Awaited<ReturnType<VoiceAgentApp['jobs']['byId']>>
  expiresAt: Date
  /** Its place as the account's only call, with the minutes that are counted for it. */
  place: LiveCall
}
