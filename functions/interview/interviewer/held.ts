import { acceptsAnswers, isTakenOver } from '#shared/application/session/room.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { InterviewerApp, Services } from './app.ts'

type Held =
  | { kind: 'held'; session: StoredSession; services: Services }
  | {
      kind: 'refused'
      code:
        | 'interview_not_found'
        | 'interview_not_started'
        | 'interview_ended'
        | 'interview_taken_over'
        | 'interviewer_not_there'
    }

/** A session that runs and that this page holds, in a deployment with services. */
export async function heldSession(
  { userId, sessionId, callId }: { userId: string; sessionId: string; callId: string },
  app: Pick<InterviewerApp, 'sessions' | 'clock' | 'services'>,
): Promise<Held> {
  const { services } = app
  if (services === undefined) return { kind: 'refused', code: 'interviewer_not_there' }
  const session = await app.sessions.asStored(userId, sessionId)
  if (session === undefined) return { kind: 'refused', code: 'interview_not_found' }
  const decision = acceptsAnswers(session, app.clock())
  if (decision === 'not_started') return { kind: 'refused', code: 'interview_not_started' }
  if (decision === 'ended') return { kind: 'refused', code: 'interview_ended' }
  if (isTakenOver(session, callId)) return { kind: 'refused', code: 'interview_taken_over' }
  return { kind: 'held', session, services }
}
