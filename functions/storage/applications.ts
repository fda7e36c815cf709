import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { ApplicationStatus } from '#shared/domain/application.ts'
import { isJobId } from '#shared/domain/job.ts'
import type { Random } from '../ports.ts'
import { letterDue } from './application-outbox.ts'
import { cursorOf, startOf } from './application-page.ts'
import { letterDueUpdate, type Letter } from './application-outbox.ts'
import { countDown, countUp } from './application-count.ts'
import { unlessConditionFails } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { canBeKey } from './key-length.ts'
import { queryAll } from './pages.ts'
import { storedApplication, type StoredApplication } from './stored-application.ts'
import type { StoredSession } from './stored-session.ts'
import { writeTogether, type Step } from './transaction.ts'

export type { StoredApplication } from './stored-application.ts'

type Key = Pick<StoredApplication, 'userId' | 'jobId'>

type ApplicationTables = { applications: string; sessions: string; jobs: string }

const byJobIndex = 'byJob'

type StatusChange = {
  from: ApplicationStatus
  to: ApplicationStatus
  letter?: Letter
  /** Replaces the date of the interview, unless it is undefined. */
  interviewDate?: string | null | undefined
}

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

  const newSession = (session: StoredSession): Step => ({
    Put: {
      TableName: tables.sessions,
      Item: session,
      ConditionExpression: 'attribute_not_exists(id)',
    },
  })

  return {
    async byKey({ userId, jobId }: Key): Promise<StoredApplication | undefined> {
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
      const outcome = await writeTogether(
        dynamo,
        () => [
          {
            Put: {
              TableName: table,
              Item: { ...application, ...letterDue({ kind: 'received' }, new Date(application.appliedAt)) },
              ConditionExpression: 'attribute_not_exists(userId)',
            },
          },
          newSession(session),
          countUp({ table: tables.jobs, jobId: application.jobId, random }),
        ],
        random,
      )
      if (outcome.done) return 'created'
      return outcome.failed.has(0) ? 'exists' : 'job_removed'
    },

    /** Writes another session of an application; false when the application has changed since it was read. */
    async addSession(application: StoredApplication, session: StoredSession): Promise<boolean> {
      const { done } = await writeTogether(
        dynamo,
        [
          {
            Update: {
              TableName: table,
              Key: { userId: application.userId, jobId: application.jobId },
              UpdateExpression: 'SET sessionId = :session, updatedAt = :now',
              ConditionExpression: 'sessionId = :before AND #status = :status',
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: {
                ':session': session.id,
                ':before': application.sessionId,
                ':status': application.status,
                ':now': session.createdAt,
              },
            },
          },
          newSession(session),
        ],
        random,
      )
      return done
    },

    /** Changes the status, which may make a letter due; undefined when it is no longer `from`. */
    async changeStatus(
      { userId, jobId }: Key,
      { from, to, letter, interviewDate }: StatusChange,
      now: Date,
    ): Promise<StoredApplication | undefined> {
      const due = letter === undefined ? undefined : letterDueUpdate(letter, now)
      const dated = interviewDate === undefined ? '' : ', interviewDate = :interviewDate'
      const set = dated + (due === undefined ? '' : `, ${due.set} REMOVE ${due.remove}`)
      return unlessConditionFails(async () => {
        const { Attributes } = await dynamo.send(
          new UpdateCommand({
            TableName: table,
            Key: { userId, jobId },
            UpdateExpression: `SET #status = :to, updatedAt = :now${set}`,
            ConditionExpression: '#status = :from',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':from': from,
              ':to': to,
              ':now': now.toISOString(),
              ...(interviewDate === undefined ? {} : { ':interviewDate': interviewDate }),
              ...due?.values,
            },
            ReturnValues: 'ALL_NEW',
          }),
        )
        return storedApplication.parse(Attributes)
      })
    },

    /** Deletes an application, its unfinished sessions and its count; false when one has changed since it was read. */
    async withdraw(application: StoredApplication, sessions: readonly StoredSession[]): Promise<boolean> {
      const { done } = await writeTogether(
        dynamo,
        () => [
          {
            Delete: {
              TableName: table,
              Key: { userId: application.userId, jobId: application.jobId },
              ConditionExpression: '#status = :status AND sessionId = :session',
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: {
                ':status': application.status,
                ':session': application.sessionId,
              },
            },
          },
          countDown({ table: tables.jobs, jobId: application.jobId, random }),
          ...sessions.map(({ userId, id }): Step => ({
            Delete: {
              TableName: tables.sessions,
              Key: { userId, id },
              ConditionExpression: '#status <> :completed',
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: { ':completed': 'completed' },
            },
          })),
        ],
        random,
      )
      return done
    },

    /** Deletes a candidate's applications and their counts. Returns how many were deleted. */
    async removeOfUser(userId: string): Promise<number> {
      const all = await ofUser(userId)
      for (const { jobId } of all) {
        await writeTogether(
          dynamo,
          () => [
            {
              Delete: {
                TableName: table,
                Key: { userId, jobId },
                // Of two deletions at once, one counts.
                ConditionExpression: 'attribute_exists(userId)',
              },
            },
            countDown({ table: tables.jobs, jobId, random }),
          ],
          random,
        )
      }
      return all.length
    },
  }
}
