import { errorFields, type Log } from '../http/log.ts'
import { afterFailure, mailing } from '../outbox/backoff.ts'
import type { DueRoom, RoomKey } from '../storage/room-outbox.ts'
import type { InterviewFilesApp } from './app.ts'
import { settle } from './settle.ts'

/** Longer than the function's timeout, so that no other run writes the same files. */
const leaseSeconds = 660
/** One after another: each recording has up to some hundred megabytes. */
const mostPerRun = 5

/** The records of the stream name sessions that have ended; the schedule's event has none. */
type RoomEvent = { Records?: readonly { dynamodb?: { Keys?: Readonly<Record<string, { S?: string }>> } }[] }

/** Writes the files of the interviews that have ended, and ends those that were abandoned. */
export const interviewFilesHandler =
  (app: InterviewFilesApp) =>
  async ({ Records: records }: RoomEvent): Promise<void> => {
    const ids =
      records === undefined
        ? await app.outbox.idsIn('pending', app.clock(), mostPerRun)
        : records.map(({ dynamodb: { Keys: keys = {} } = {} }) =>
            app.outbox.idOf({ userId: keys['userId']?.S, id: keys['id']?.S }),
          )
    const failures: unknown[] = []
    for (const id of ids) await writeFiles(id, app).catch((failure: unknown) => failures.push(failure))
    // Counts as an error of the function, which raises its alarm.
    if (failures.length > 0)
      throw new AggregateError(failures, `The files of ${failures.length} interviews could not be written.`)
  }

async function writeFiles(key: RoomKey, app: InterviewFilesApp): Promise<void> {
  const now = app.clock()
  const room = await app.outbox.lease(key, now, new Date(now.getTime() + leaseSeconds * 1000))
  if (room === undefined) return
  const log = app.log.with({ sessionId: key.id, attempt: room.attempts })
  try {
    const settled = await settle(room, app)
    if (settled.kind === 'again')
      await app.outbox.release(key, room, { outbox: 'pending', dueAt: settled.at })
    else await app.outbox.finish(room)
    if (!(await app.outbox.exists(key))) return await removeAgain(room, app, log)
    if (settled.kind === 'done') log.info('interview files written')
  } catch (error) {
    log.warn('interview files not written yet', errorFields(error))
    // Retries without limit, the longest pause repeating: a part that is not written is lost to the recruiter.
    const attempts = Math.min(room.attempts, mailing.mostAttempts - 1)
    const { dueAt } = afterFailure(attempts, app.clock(), app.random.fraction())
    await app.outbox.release(key, room, { outbox: 'pending', dueAt })
    throw error
  }
}

/** The session was deleted while this run wrote its files, perhaps after they were deleted. */
async function removeAgain({ folder }: DueRoom, { files }: InterviewFilesApp, log: Log): Promise<void> {
  if (folder !== undefined) await files.removeFolder(folder)
  log.info('files of a deleted interview removed')
}
