import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import { decideExtension, isTakenOver } from '#shared/application/session/room.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import { findSession } from '../rooms/find-session.ts'
import { hasRoom, type StoredSession } from '#functions/application/session/stored-session.ts'
import type { InterviewApp } from './app.ts'

type Extended =
  | { kind: 'extended'; session: StoredSession }
  | {
      kind: 'refused'
      code: 'interview_not_found' | 'interview_not_started' | 'interview_ended' | 'interview_taken_over'
    }

type Wanted = { sessionId: string; callId: string; timeFactor: TimeFactor }

const codes = { not_started: 'interview_not_started', ended: 'interview_ended' } as const

/** Gives a running interview extra time. Only the length is stored, and no reason. */
export const extend = (userId: string, request: Wanted, app: InterviewApp): Promise<Extended> =>
  tryAgain(() => extendOnce(userId, request, app))

async function extendOnce(
  userId: string,
  { sessionId, callId, timeFactor }: Wanted,
  app: InterviewApp,
): Promise<Extended | undefined> {
  const session = await findSession(userId, sessionId, app)
  if (session === undefined || !hasRoom(session)) return { kind: 'refused', code: 'interview_not_found' }
  const decision = decideExtension(session, timeFactor, app.clock())
  if (decision === 'not_started' || decision === 'ended') return { kind: 'refused', code: codes[decision] }
  if (isTakenOver(session, callId)) return { kind: 'refused', code: 'interview_taken_over' }
  if (decision === 'given') return { kind: 'extended', session }
  const extended = await app.rooms.extend(session, timeFactor)
  return extended === undefined ? undefined : { kind: 'extended', session: extended }
}
