import { errorFields, type Log } from '#functions/platform/log/log.ts'
import { forRequest } from '#functions/platform/log/present-request.ts'
import { afterFailure, mailing } from '#functions/platform/outbox/backoff.ts'
import { failuresOf, type DueRoom, type RoomKey } from '../rows/room-outbox.ts'
import type { InterviewFilesApp } from './app.ts'
import { settle } from './settle.ts'
import { writeTexts } from './write-files.ts'

/** Longer than the function's timeout, so that no other run writes the same files. */
const leaseSeconds = 660

/** The reason where the function ended before it could say one: it ran out of memory or time. */
const interrupted = 'Interrupted'

/** One attempt at an interview's files, unless another run holds them. The eighth that fails in a row is the last. */
export async function attempt(key: RoomKey, app: InterviewFilesApp): Promise<void> {
  const now = app.clock()
  const room = await app.outbox.lease(key, now, new Date(now.getTime() + leaseSeconds * 1000))
  if (room === undefined) return
  const log = app.log.with({ userId: key.userId, sessionId: key.id, attempt: room.attempts })
  await forRequest(room.requestId, () =>
    failuresOf(room) > mailing.maxAttempts
      ? giveUp(room, interrupted, app, log)
      : tryOnce(key, room, app, log),
  )
}

async function tryOnce(key: RoomKey, room: DueRoom, app: InterviewFilesApp, log: Log): Promise<void> {
  try {
    const settled = await settle(room, app)
    if (settled.kind === 'again') await app.outbox.lookAgain(room, settled.at)
    else await app.outbox.finish(room)
    if (settled.kind === 'done') log.info('interview files written')
  } catch (error) {
    const next = afterFailure(failuresOf(room), app.clock(), app.random.fraction())
    if (next.outbox === 'dead') {
      log.warn('interview files not written', errorFields(error))
      return giveUp(room, error instanceof Error ? error.name : typeof error, app, log)
    }
    log.warn('interview files not written yet', errorFields(error))
    await app.outbox.release(key, room, next)
  }
}

/** Writes the failure to the page of the recording. The parts are kept, so that an operator can retry. */
async function giveUp(room: DueRoom, reason: string, app: InterviewFilesApp, log: Log): Promise<void> {
  const recordingFailure = { reason, at: app.clock().toISOString() }
  const { folder, started_at } = room
  if (folder !== undefined && started_at !== null)
    await writeTexts({ ...room, folder, recordingFailure }, room.recording, app).catch((error: unknown) => {
      log.warn('page of a failed recording not written', errorFields(error))
    })
  if (!(await app.outbox.giveUp(room, recordingFailure))) return
  log.error('interview files given up', { reason }, 'RecordingsGivenUp')
}
