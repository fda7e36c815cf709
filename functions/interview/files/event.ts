import type { InterviewFilesApp } from './app.ts'
import { attempt } from './attempt.ts'

/** One after another: each recording has up to some hundred megabytes. */
const maxPerRun = 5

/** The records of the stream name sessions that have ended; the schedule's event has none. */
type RoomEvent = { Records?: readonly { dynamodb?: { Keys?: Readonly<Record<string, { S?: string }>> } }[] }

/** Writes the files of the interviews that have ended, and ends those that were abandoned. */
export const interviewFilesHandler =
  (app: InterviewFilesApp) =>
  async ({ Records: records }: RoomEvent): Promise<void> => {
    const ids =
      records === undefined
        ? await app.outbox.idsIn('pending', app.clock(), maxPerRun)
        : records.map(({ dynamodb: { Keys: keys = {} } = {} }) =>
            app.outbox.idOf({ userId: keys['userId']?.S, id: keys['id']?.S }),
          )
    const failures: unknown[] = []
    for (const id of ids) await attempt(id, app).catch((failure: unknown) => failures.push(failure))
    // Counts as an error of the function, which raises its alarm.
    if (failures.length > 0)
      throw new AggregateError(failures, `The files of ${failures.length} interviews could not be written.`)
  }
