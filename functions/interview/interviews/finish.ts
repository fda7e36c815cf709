import { decideFinish, isTakenOver } from '#shared/application/session/room.ts'
import type { RecorderTimes } from '#shared/application/session/recording.ts'
import type { Transcript } from '#shared/interview/transcript.ts'
import type { RoomsApp } from '../rooms/app.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'

type Finished =
  | { kind: 'finished'; session: StoredSession }
  | {
      kind: 'refused'
      code: 'interview_not_found' | 'interview_not_started' | 'interview_ended' | 'interview_taken_over'
    }

type Finish = {
  transcript: Transcript
  cancelled?: boolean | undefined
  callId?: string | undefined
  recordedParts?: readonly number[] | undefined
  segmentStarts?: readonly number[] | undefined
  recorderTimes?: readonly RecorderTimes[] | undefined
  cloudRecordings?: number | undefined
  stoppedForWellbeing?: true | undefined
}

type Parts = Pick<RoomsApp, 'sessions' | 'applications' | 'rooms' | 'clock'>

/** Completes or cancels an interview. Of repeated and concurrent calls one writes, and all answer what it wrote. */
export const finish = (userId: string, id: string, request: Finish, app: Parts): Promise<Finished> =>
  tryAgain(() => finishOnce(userId, id, request, app))

async function finishOnce(
  userId: string,
  id: string,
  { transcript, cancelled = false, callId, ...recorded }: Finish,
  app: Parts,
): Promise<Finished | undefined> {
  const session = await app.sessions.asStored(userId, id)
  if (session === undefined) return { kind: 'refused', code: 'interview_not_found' }
  const now = app.clock()
  const decision = decideFinish(session, cancelled, now)
  if (decision === 'finished') return { kind: 'finished', session }
  if (decision === 'not_started') return { kind: 'refused', code: 'interview_not_started' }
  if (decision === 'ended') return { kind: 'refused', code: 'interview_ended' }
  if (isTakenOver(session, callId)) return { kind: 'refused', code: 'interview_taken_over' }
  if (decision === 'cancel') {
    await app.rooms.cancel(session, now)
    return undefined
  }
  const application = await app.applications.byKey(session)
  if (application === undefined) return { kind: 'refused', code: 'interview_not_found' }
  // Another attempt has begun since this one expired, and counts in its place.
  if (application.sessionId !== id) return { kind: 'refused', code: 'interview_ended' }
  const { recordedParts, segmentStarts, recorderTimes, cloudRecordings, stoppedForWellbeing } = recorded
  const end = { recordedParts, segmentStarts, recorderTimes, cloudRecordings, stoppedForWellbeing }
  await app.rooms.complete({ session, application }, { transcript, ...end }, now)
  // Read again: it is completed now, by this call or by another one.
  return undefined
}
