import { decideRetake } from '#shared/application/attempts.ts'
import { refusalCodes } from '#functions/application/apply.ts'
import { newSession } from '#functions/application/new-session.ts'
import { reopen, servesAgain } from '#functions/application/reopen.ts'
import { standingOf } from '#functions/application/standing.ts'
import type { RoomsApp } from '../rooms/app.ts'
import { tryAgain } from '#functions/application/try-again.ts'

type Retaken =
  | { kind: 'retaken'; sessionId: string; isExisting: boolean }
  | {
      kind: 'refused'
      code: 'interview_not_found' | 'job_not_found' | (typeof refusalCodes)[keyof typeof refusalCodes]
    }

/** Begins another session for the job of a session, unless another one exists already, or this one can still be used. */
export function retake(userId: string, id: string, app: RoomsApp): Promise<Retaken> {
  const nextId = app.random.id()
  return tryAgain(() => retakeOnce({ userId, id, nextId }, app))
}

async function retakeOnce(
  { userId, id, nextId }: { userId: string; id: string; nextId: string },
  app: RoomsApp,
): Promise<Retaken | undefined> {
  const asked = await app.sessions.byId(userId, id)
  if (asked === undefined) return { kind: 'refused', code: 'interview_not_found' }
  const [job, standing] = await Promise.all([
    app.jobs.byId(asked.jobId),
    standingOf(app, { userId, jobId: asked.jobId }),
  ])
  if (job === undefined) return { kind: 'refused', code: 'job_not_found' }
  if (standing?.session === undefined) return { kind: 'refused', code: 'interview_not_found' }
  const { application, previous } = standing
  const latest = application.sessionId
  // A repeated call: another session has taken the place of the one that it names.
  if (latest !== id) return { kind: 'retaken', sessionId: latest, isExisting: latest !== nextId }
  const now = app.clock()
  const decision = decideRetake(previous, now)
  if (decision.kind === 'refused') return { kind: 'refused', code: refusalCodes[decision.reason] }
  if (decision.kind === 'existing') return { kind: 'retaken', sessionId: latest, isExisting: true }
  if (servesAgain(standing.session)) {
    const isReopened = await reopen(standing.session, app.sessions)
    return isReopened ? { kind: 'retaken', sessionId: latest, isExisting: true } : undefined
  }
  const session = await app.sessions.asStored(userId, latest)
  if (session === undefined) return undefined
  const next = newSession({ userId, job, now, id: nextId, timeFactor: session.timeFactor })
  const isWritten = await app.rooms.retake({ session, application }, next, now)
  return isWritten ? { kind: 'retaken', sessionId: nextId, isExisting: false } : undefined
}
