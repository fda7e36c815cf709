import { GetCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { isJobId, type Job, type JobImport, type JobStatus } from '#shared/domain/job.ts'
import type { Random } from '../ports.ts'
import { unlessConditionFails } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import {
  countedJobId,
  counterId,
  isCounterId,
  jobOf,
  storedCounter,
  storedJob,
  type StoredJob,
} from './stored-job.ts'
import { writeTogether } from './transaction.ts'

export type Jobs = ReturnType<typeof createJobs>

/** Positions and the counts of their applications, by access pattern. */
export function createJobs(dynamo: Dynamo, table: string, random: Random) {
  const row = async (id: string, consistent: boolean): Promise<unknown> => {
    const { Item } = await dynamo.send(
      new GetCommand({ TableName: table, Key: { id }, ConsistentRead: consistent }),
    )
    return Item
  }
  const read = async (id: string, consistent: boolean): Promise<StoredJob | undefined> => {
    // Counters are in the same table; their ids are no ids of positions.
    const found = isJobId(id) ? await row(id, consistent) : undefined
    return found === undefined ? undefined : storedJob.parse(found)
  }

  return {
    /** Reads consistently: a position that was just closed takes no more applications. */
    byId: (id: string): Promise<StoredJob | undefined> => read(id, true),

    /** For showing the position: half the read units, and a change is seen within a second. */
    async shown(id: string): Promise<{ job: StoredJob; applicationCount: number } | undefined> {
      if (!isJobId(id)) return undefined
      const [job, counter] = await Promise.all([read(id, false), row(counterId(id), false)])
      if (job === undefined) return undefined
      return { job, applicationCount: counter === undefined ? 0 : storedCounter.parse(counter).count }
    },

    async applicationCount(id: string): Promise<number> {
      const counter = await row(counterId(id), true)
      return counter === undefined ? 0 : storedCounter.parse(counter).count
    },

    /** Every position with its count, newest first. It scans the table, so no request of a candidate calls it. */
    async all(): Promise<Job[]> {
      const jobs: StoredJob[] = []
      const counts = new Map<string, number>()
      let next: Record<string, unknown> | undefined
      do {
        const page = await dynamo.send(
          new ScanCommand({
            TableName: table,
            ConsistentRead: true,
            ...(next === undefined ? {} : { ExclusiveStartKey: next }),
          }),
        )
        for (const item of page.Items ?? []) {
          if (!isCounterId(String(item['id']))) jobs.push(storedJob.parse(item))
          else counts.set(countedJobId(String(item['id'])), storedCounter.parse(item).count)
        }
        next = page.LastEvaluatedKey
      } while (next !== undefined)
      return jobs
        .toSorted((a, b) => b.postedDate.localeCompare(a.postedDate) || a.id.localeCompare(b.id))
        .map((job) => jobOf(job, { applicationCount: counts.get(job.id) ?? 0 }))
    },

    /** Creates or replaces a position; a replaced one keeps its status and, unless given, its posted date. */
    async import(id: string, imported: JobImport, now: Date): Promise<{ created: boolean }> {
      const before = await read(id, true)
      const at = now.toISOString()
      await writeTogether(
        dynamo,
        [
          {
            Put: {
              TableName: table,
              Item: {
                ...imported,
                id,
                status: before?.status ?? 'open',
                postedDate: imported.postedDate ?? before?.postedDate ?? at.slice(0, dateLength),
                updatedAt: at,
              } satisfies StoredJob,
            },
          },
          {
            Update: {
              TableName: table,
              Key: { id: counterId(id) },
              UpdateExpression: 'ADD #count :none REMOVE removed',
              ExpressionAttributeNames: { '#count': 'count' },
              ExpressionAttributeValues: { ':none': 0 },
            },
          },
        ],
        random,
      )
      return { created: before === undefined }
    },

    /** False when there is no such position. */
    async setStatus(id: string, status: JobStatus, now: Date): Promise<boolean> {
      if (!isJobId(id)) return false
      const changed = await unlessConditionFails(() =>
        dynamo.send(
          new UpdateCommand({
            TableName: table,
            Key: { id },
            UpdateExpression: 'SET #status = :status, updatedAt = :now',
            ConditionExpression: 'attribute_exists(id)',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':status': status, ':now': now.toISOString() },
          }),
        ),
      )
      return changed !== undefined
    },

    /** Deletes a position without applications. Its counter then refuses applications that are just being written. */
    async remove(id: string): Promise<'removed' | 'not_found' | 'has_applications'> {
      if (!isJobId(id)) return 'not_found'
      const outcome = await writeTogether(
        dynamo,
        [
          { Delete: { TableName: table, Key: { id }, ConditionExpression: 'attribute_exists(id)' } },
          {
            Update: {
              TableName: table,
              Key: { id: counterId(id) },
              UpdateExpression: 'SET removed = :true',
              ConditionExpression: 'attribute_not_exists(#count) OR #count = :none',
              ExpressionAttributeNames: { '#count': 'count' },
              ExpressionAttributeValues: { ':true': true, ':none': 0 },
            },
          },
        ],
        random,
      )
      if (outcome.done) return 'removed'
      return outcome.failed.has(deletion) ? 'not_found' : 'has_applications'
    },
  }
}

/** Position of the step in the transaction, which a failed condition is reported by. */
const deletion = 0

/** `2026-12-31` */
const dateLength = 10
