import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { isJobId, type Job, type JobImport, type JobStatus } from '#shared/domain/job.ts'
import type { Random } from '../ports.ts'
import { counterParts, counterPrefix, storedCounter } from './application-count.ts'
import { unlessConditionFails } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { queryAll, scanAll } from './pages.ts'
import { jobOf, jobPart, storedJob, type StoredJob } from './stored-job.ts'
import { writeTogether, type Step } from './transaction.ts'

export type Jobs = ReturnType<typeof createJobs>

/** A position and the number of its applications. */
type Counted = { job: StoredJob; applicationCount: number }

/** Positions and the counts of their applications, by access pattern. */
export function createJobs(dynamo: Dynamo, table: string, random: Random) {
  const keyOf = (id: string) => ({ id, part: jobPart })

  /** Reads consistently: a position that was just closed takes no more applications. */
  const byId = async (id: string): Promise<StoredJob | undefined> => {
    if (!isJobId(id)) return undefined
    const { Item } = await dynamo.send(
      new GetCommand({ TableName: table, Key: keyOf(id), ConsistentRead: true }),
    )
    return Item === undefined ? undefined : storedJob.parse(Item)
  }

  const countersOf = async (id: string) => {
    const rows = await queryAll(dynamo, {
      TableName: table,
      KeyConditionExpression: 'id = :id AND begins_with(part, :counters)',
      ExpressionAttributeValues: { ':id': id, ':counters': counterPrefix },
      ConsistentRead: true,
    })
    return rows.map((row) => storedCounter.parse(row))
  }

  /** Deletes the position if no application was counted since its counters were read. */
  const deletion = (id: string, read: Awaited<ReturnType<typeof countersOf>>): Step[] => [
    { Delete: { TableName: table, Key: keyOf(id), ConditionExpression: 'attribute_exists(id)' } },
    ...counterParts.map((part): Step => {
      const count = read.find((counter) => counter.part === part)?.count
      return {
        Update: {
          TableName: table,
          Key: { id, part },
          UpdateExpression: 'SET removed = :true',
          ConditionExpression: count === undefined ? 'attribute_not_exists(#count)' : '#count = :count',
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: { ':true': true, ...(count === undefined ? {} : { ':count': count }) },
        },
      }
    }),
  ]

  return {
    byId,

    /** For showing the position: one Query at half the read units; a change is seen within a second. */
    async shown(id: string): Promise<Counted | undefined> {
      if (!isJobId(id)) return undefined
      const rows = await queryAll(dynamo, {
        TableName: table,
        KeyConditionExpression: 'id = :id',
        ExpressionAttributeValues: { ':id': id },
      })
      return countedIn(rows).at(0)
    },

    async applicationCount(id: string): Promise<number> {
      return sumOf(await countersOf(id))
    },

    /** Every position with its count, newest first. It scans the table, so no request of a candidate calls it. */
    async all(): Promise<(Job & { updatedAt: string })[]> {
      const rows = await scanAll(dynamo, { TableName: table, ConsistentRead: true })
      return countedIn(rows)
        .map(({ job, applicationCount }) => ({
          ...jobOf(job, { applicationCount }),
          updatedAt: job.updatedAt,
        }))
        .toSorted((a, b) => b.postedDate.localeCompare(a.postedDate) || a.id.localeCompare(b.id))
    },

    /** Creates or replaces a position; a replaced one keeps its status and, unless given, its posted date. */
    async import(id: string, imported: JobImport, now: Date): Promise<{ created: boolean }> {
      const before = await byId(id)
      const at = now.toISOString()
      const row: StoredJob = {
        ...imported,
        id,
        status: before?.status ?? 'open',
        postedDate: imported.postedDate ?? before?.postedDate ?? at.slice(0, dateLength),
        updatedAt: at,
      }
      const written: Step = { Put: { TableName: table, Item: { ...row, part: jobPart } } }
      // A position of this id may have been removed before.
      const reopened = counterParts.map((part): Step => ({
        Update: { TableName: table, Key: { id, part }, UpdateExpression: 'REMOVE removed' },
      }))
      await writeTogether(dynamo, before === undefined ? [written, ...reopened] : [written], random)
      return { created: before === undefined }
    },

    /** False when there is no such position. */
    async setStatus(id: string, status: JobStatus, now: Date): Promise<boolean> {
      if (!isJobId(id)) return false
      const changed = await unlessConditionFails(() =>
        dynamo.send(
          new UpdateCommand({
            TableName: table,
            Key: keyOf(id),
            UpdateExpression: 'SET #status = :status, updatedAt = :now',
            ConditionExpression: 'attribute_exists(id)',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':status': status, ':now': now.toISOString() },
          }),
        ),
      )
      return changed !== undefined
    },

    /** Deletes a position without applications. Its counters then refuse applications that are just being written. */
    async remove(id: string): Promise<'removed' | 'not_found' | 'has_applications'> {
      for (let tries = 1; tries <= mostTries; tries += 1) {
        if ((await byId(id)) === undefined) return 'not_found'
        const counters = await countersOf(id)
        if (sumOf(counters) > 0) return 'has_applications'
        const { done } = await writeTogether(dynamo, deletion(id, counters), random)
        if (done) return 'removed'
      }
      throw new Error('The counters of the position changed each time they were read.')
    },
  }
}

/** An application can be written or withdrawn between reading the counters and removing the position. */
const mostTries = 5

/** `2026-12-31` */
const dateLength = 10

const sumOf = (counters: readonly { count?: number | undefined }[]): number =>
  counters.reduce((sum, { count = 0 }) => sum + count, 0)

/** The positions among rows, each with the sum of its counters. */
function countedIn(rows: readonly unknown[]): Counted[] {
  const jobs: StoredJob[] = []
  const counts = new Map<string, number>()
  for (const row of rows) {
    const counter = storedCounter.safeParse(row)
    if (!counter.success || !counter.data.part.startsWith(counterPrefix)) jobs.push(storedJob.parse(row))
    else counts.set(counter.data.id, (counts.get(counter.data.id) ?? 0) + (counter.data.count ?? 0))
  }
  return jobs.map((job) => ({ job, applicationCount: counts.get(job.id) ?? 0 }))
}
