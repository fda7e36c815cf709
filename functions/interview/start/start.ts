import { consentFor } from '#shared/interview/consent.ts'
import { decideStart, mayGoOn } from '#shared/application/session/room.ts'
import { maxPages } from '#shared/application/session/recording-limits.ts'
import { blockedCodeOf, type BlockedCode } from '../rooms/blocked.ts'
import { findSession } from '../rooms/find-session.ts'
import { refusalOf, type ClosedRoom } from '../rooms/refusal.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { InterviewApp } from './app.ts'

type Started =
  | { kind: 'started'; session: StoredSession }
  | {
      kind: 'refused'
      code: 'interview_not_found' | ClosedRoom | 'lobby_expired' | 'consent_outdated' | BlockedCode
    }

/** The agent of a provider has its own services. */
const servicesOf = ({ agentName, interviewerParts }: InterviewApp['settings']) =>
  agentName === undefined ? interviewerParts : null

type Start = {
  sessionId: string
  callId: string
  consent: { version: string }
  goesOn?: boolean | undefined
  device?: string | undefined
}

/**
 * Starts an interview with the candidate's consent, or lets another page continue it. A repeated call of the same page gets the same
 * answer.
 */
export const start = (userId: string, request: Start, app: InterviewApp): Promise<Started> =>
  tryAgain(() => startOnce(userId, request, app))

async function startOnce(
  userId: string,
  { sessionId, callId, consent, goesOn = false, device }: Start,
  app: InterviewApp,
): Promise<Started | undefined> {
  const session = await findSession(userId, sessionId, app)
  if (session === undefined) return { kind: 'refused', code: 'interview_not_found' }
  const now = app.clock()
  const agreed = consentFor(session.timeFactor, servicesOf(app.settings))
  const decision = decideStart(session, callId, now)
  if (decision.kind === 'started') return { kind: 'started', session }
  const refusal = await refusalOf(session, app)
  if (refusal !== undefined) return { kind: 'refused', code: refusal }
  if (decision.kind === 'blocked' && goesOn && mayGoOn(session, now)) {
    const { pages = [] } = session
    if (pages.length >= maxPages) return { kind: 'refused', code: 'room_left' }
    if (consent.version !== agreed.version) return { kind: 'refused', code: 'consent_outdated' }
    await app.rooms.goOn(session, { callId, device }, now)
    // Read again: this page holds it now, or a third one does.
    return undefined
  }
  if (decision.kind === 'blocked')
    return { kind: 'refused', code: blockedCodeOf(session, decision.status, now) }
  if (decision.kind === 'lobby_expired') return { kind: 'refused', code: 'lobby_expired' }
  if (consent.version !== agreed.version) return { kind: 'refused', code: 'consent_outdated' }
  await app.rooms.start(session, { callId, device, consent: agreed }, now)
  // Read again: it is started now, by this call or by another one.
  return undefined
}
