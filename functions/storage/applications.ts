import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { isJobId } from '#shared/domain/job.ts'
import type { Random } from '../ports.ts'
import { cursorOf, startOf } from './application-page.ts'
import {
  anotherSessionSteps,
  creationSteps,
  removalSteps,
  statusUpdate,
  withdrawalSteps,
  type ApplicationKey,
  type ApplicationTables,
  type StatusChange,
} from './application-steps.ts'
import { unlessConditionFails } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { canBeKey } from './key-length.ts'
import { queryAll } from './pages.ts'
import { storedApplication, type StoredApplication } from './stored-application.ts'
import type { StoredSession } from './stored-session.ts'
import { writeTogether } from './transaction.ts'

const byJobIndex = 'byJob'

export type Applications = ReturnType<typeof createApplications>

/** Applications, by access pattern. What applies, withdraws or deletes also writes sessions and the job's count. */
export function createApplications(dynamo: Dynamo, tables: ApplicationTables, random: Random) {
  const table = tables.applications

  const ofUser = async (userId: string): Promise<StoredApplication[]> => {
    const items = await queryAll(dynamo, {
      TableName: table,
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
      ConsistentRead: true,
    })
    return items.map((item) => storedApplication.parse(item))
  }

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
    async ofJob(
      jobId: string,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<{ applications: StoredApplication[]; next: string | null }> {
      const start = startOf(jobId, cursor)
      const { Items = [], LastEvaluatedKey } = await dynamo.send(
        new QueryCommand({
          TableName: table,
          IndexName: byJobIndex,
          KeyConditionExpression: 'jobId = :job',
          ExpressionAttributeValues: { ':job': jobId },
          Limit: limit,
          ...(start === undefined ? {} : { ExclusiveStartKey: start }),
        }),
      )
      const applications = Items.map((item) => storedApplication.parse(item))
      const last = LastEvaluatedKey === undefined ? undefined : applications.at(-1)
      return { applications, next: last === undefined ? null : cursorOf(last) }
    },

    /** Writes an application with its session, counts it, and makes the letter due that confirms it. */
    async create(
      application: StoredApplication,
      session: StoredSession,
    ): Promise<'created' | 'exists' | 'job_removed'> {
      const steps = () => creationSteps(tables, { application, session }, random)
      const outcome = await writeTogether(dynamo, steps, random)
      if (outcome.done) return 'created'
      return outcome.failed.has(0) ? 'exists' : 'job_removed'
    },

    /** Writes another session of an application; false when the application has changed since it was read. */
    async addSession(application: StoredApplication, session: StoredSession): Promise<boolean> {
      const steps = anotherSessionSteps(tables, { application, session })
      return (await writeTogether(dynamo, steps, random)).done
    },

    /** Changes the status, which may make a letter due; undefined when it is no longer `from`. */
    changeStatus: (
      key: ApplicationKey,
      change: StatusChange,
      now: Date,
    ): Promise<StoredApplication | undefined> =>
      unlessConditionFails(async () => {
        const { Attributes } = await dynamo.send(new UpdateCommand(statusUpdate(tables, key, change, now)))
        return storedApplication.parse(Attributes)
      }),

    /** Deletes an application, its unfinished sessions and its count; false when one has changed since it was read. */
    async withdraw(application: StoredApplication, sessions: readonly StoredSession[]): Promise<boolean> {
      const steps = () => withdrawalSteps(tables, { application, sessions }, random)
      return (await writeTogether(dynamo, steps, random)).done
    },

    /** Deletes a candidate's applications and their counts. Returns how many were deleted. */
    async removeOfUser(userId: string): Promise<number> {
      const all = await ofUser(userId)
      for (const { jobId } of all)
        await writeTogether(dynamo, () => removalSteps(tables, { userId, jobId }, random), random)
      return all.length
    },
  }
}
