import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { isJobId } from '#shared/domain/job.ts'
import type { Random } from '../ports.ts'
import { applicationPage, type ApplicationPage, type WantedPage } from './application-page.ts'
import {
  anotherSessionSteps,
  attemptGivenBack,
  creationSteps,
  removalSteps,
  statusUpdate,
  withdrawalSteps,
  type ApplicationKey,
  type ApplicationTables,
  type StatusChange,
} from './application-steps.ts'
import { attemptsBefore, giveBackAttempt } from './attempts.ts'
import { updatedRow, updateIf } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { canBeKey } from './key-length.ts'
import { rowsOfUser } from './pages.ts'
import { storedApplication, type StoredApplication } from './stored-application.ts'
import type { StoredSession } from './stored-session.ts'
import { writeTogether } from './transaction.ts'

type Creation = 'created' | 'exists' | 'job_removed'

export type Applications = ReturnType<typeof createApplications>

/** Applications, by access pattern. What applies, withdraws or deletes also writes sessions and the job's count. */
export function createApplications(dynamo: Dynamo, tables: ApplicationTables, random: Random) {
  const table = tables.applications

  const ofUser = async (userId: string): Promise<StoredApplication[]> =>
    (await rowsOfUser(dynamo, table, userId)).map((row) => storedApplication.parse(row))
  const write = async (steps: Parameters<typeof writeTogether>[1]): Promise<boolean> =>
    (await writeTogether(dynamo, steps, random)).done

  return {
    async byKey({ userId, jobId }: ApplicationKey): Promise<StoredApplication | undefined> {
      if (!canBeKey(userId) || !isJobId(jobId)) return undefined
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: { userId, jobId }, ConsistentRead: true }),
      )
      return Item === undefined ? undefined : storedApplication.parse(Item)
    },

    /** A candidate's applications. */
    ofUser,

    /** The applications for a job, oldest first, in pages. */
    ofJob: (jobId: string, page: WantedPage): Promise<ApplicationPage> =>
      applicationPage(dynamo, table, jobId, page),

    /** Writes an application with its session, counts it, and makes the letter due that confirms it. */
    async create(application: StoredApplication, session: StoredSession): Promise<Creation> {
      const steps = () => creationSteps(tables, { application, session }, random)
      const outcome = await writeTogether(dynamo, steps, random)
      if (outcome.done) return 'created'
      return outcome.failed.has(0) ? 'exists' : 'job_removed'
    },

    /** Writes another session of an application; false when the application has changed since it was read. */
    addSession: (application: StoredApplication, session: StoredSession): Promise<boolean> =>
      write(anotherSessionSteps(tables, { application, session })),

    /** Changes the status without a letter; undefined when it is no longer `from`. */
    async changeStatus(key: ApplicationKey, change: StatusChange, now: Date) {
      const row = await updatedRow(dynamo, statusUpdate(tables, key, change, now))
      return row === undefined ? undefined : storedApplication.parse(row)
    },

    /** Deletes an application, its unfinished sessions and its count; false when one has changed since it was read. */
    withdraw: (
      application: StoredApplication,
      sessions: readonly StoredSession[],
      now: Date,
    ): Promise<boolean> => write(() => withdrawalSteps(tables, { application, sessions }, { random, now })),

    ...attemptsOf(dynamo, tables),

    /** Deletes a candidate's applications and their counts, but for those of the positions to keep. Returns how many. */
    async removeOfUser(userId: string, kept: ReadonlySet<string> = new Set()): Promise<number> {
      const unkept = (await ofUser(userId)).filter(({ jobId }) => !kept.has(jobId))
      for (const { jobId } of unkept) await write(() => removalSteps(tables, { userId, jobId }, random))
      return unkept.length
    },
  }
}

/** The interviews that a candidate has started for a position, which withdrawing does not forget. */
const attemptsOf = (dynamo: Dynamo, tables: ApplicationTables) => ({
  /** Those before the application for it was withdrawn. */
  startedBefore: (key: ApplicationKey, now: Date): Promise<number> =>
    attemptsBefore(dynamo, tables.guards, key, now),

  /** Lets the candidate start one more interview for a position; false where none was started. */
  async giveBackAttempt({ userId, jobId }: ApplicationKey, now: Date): Promise<boolean> {
    const ofApplication = await updateIf(dynamo, attemptGivenBack(tables, { userId, jobId }))
    return ofApplication || giveBackAttempt(dynamo, tables.guards, { userId, jobId }, now)
  },
})
