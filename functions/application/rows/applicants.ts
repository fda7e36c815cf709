import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { applicationStatuses, type ApplicationStatus } from '#shared/application/application-status.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { placeIn, textOf } from './applicants-cursor.ts'
import { newestFirst, type Entry, type From, type Run } from './newest-first.ts'
import { jobAndStatusOf, rejectionGroupOf } from './stored-application.ts'

/** The applications of a list: without `positions` those for every position, without `status` those of every status. */
export type Wanted = {
  positions: readonly string[] | undefined
  status: ApplicationStatus | undefined
  /** Only rejected ones, for this reason; takes positions. */
  reason: string | undefined
}

/** A partition of an index whose sort key is the time of the application. */
type Partition = { index: string; attribute: string; value: string }

const ofStatus = (value: ApplicationStatus): Partition => ({ index: 'byStatus', attribute: 'status', value })

const ofPosition = (jobId: string, status: ApplicationStatus | undefined): Partition =>
  status === undefined
    ? { index: 'byJob', attribute: 'jobId', value: jobId }
    : { index: 'byJobAndStatus', attribute: 'jobAndStatus', value: jobAndStatusOf(jobId, status) }

const rejectedFor = (jobId: string, reason: string): Partition => ({
  index: 'byRejection',
  attribute: 'rejectionGroup',
  value: rejectionGroupOf(jobId, reason),
})

/** Together they have each application that is wanted, and no other. */
function partitionsOf({ positions, status, reason }: Wanted): Partition[] {
  if (positions !== undefined && reason !== undefined)
    return [...new Set(positions)].map((jobId) => rejectedFor(jobId, reason))
  if (positions !== undefined) return [...new Set(positions)].map((jobId) => ofPosition(jobId, status))
  return (status === undefined ? applicationStatuses : [status]).map(ofStatus)
}

const storedEntry = z.object({ userId: z.string(), jobId: z.string(), appliedAt: z.string() })

/** The condition on the times, and the key to begin after. */
function conditionOf({ attribute, value }: Partition, from: From | undefined) {
  if (from === undefined) return { times: '', values: {} }
  if (from.kind !== 'after')
    return {
      times: ` AND appliedAt ${from.kind === 'before' ? '<' : '<='} :at`,
      values: { ':at': from.at },
    }
  const { at: appliedAt, userId, jobId } = from.entry
  return { times: '', values: {}, ExclusiveStartKey: { userId, jobId, appliedAt, [attribute]: value } }
}

const runOf = (dynamo: Dynamo, table: string, partition: Partition): Run => ({
  name: partition.value,
  async read(from, limit) {
    const { times, values, ...start } = conditionOf(partition, from)
    const { Items = [], LastEvaluatedKey } = await dynamo.send(
      new QueryCommand({
        TableName: table,
        IndexName: partition.index,
        KeyConditionExpression: `#attribute = :value${times}`,
        ExpressionAttributeNames: { '#attribute': partition.attribute },
        ExpressionAttributeValues: { ':value': partition.value, ...values },
        ProjectionExpression: 'userId, jobId, appliedAt',
        ScanIndexForward: false,
        Limit: limit,
        ...start,
      }),
    )
    const entries = Items.map((item): Entry => {
      const { userId, jobId, appliedAt: at } = storedEntry.parse(item)
      return { at, userId, jobId }
    })
    return { entries, isLast: LastEvaluatedKey === undefined }
  },
})

/** Applications of several positions, newest first, by indexes alone. Which rows they name can have changed since. */
export function createApplicants(dynamo: Dynamo, table: string) {
  return {
    async page(
      filter: Wanted,
      { cursor, limit }: { cursor: string | undefined; limit: number },
    ): Promise<{ entries: Entry[]; next: string | null }> {
      const runs = partitionsOf(filter).map((partition) => runOf(dynamo, table, partition))
      const { entries, next } = await newestFirst(runs, { after: placeIn(cursor), limit })
      return { entries, next: next === undefined ? null : textOf(next) }
    },

    /** How many applications for a position are rejected for a reason. A count reads keys alone. */
    async countRejected(jobId: string, reason: string): Promise<number> {
      const { index, attribute, value } = rejectedFor(jobId, reason)
      let [count, start]: [number, Record<string, unknown> | undefined] = [0, undefined]
      do {
        const { Count = 0, LastEvaluatedKey }: QueryCommandOutput = await dynamo.send(
          new QueryCommand({
            TableName: table,
            IndexName: index,
            KeyConditionExpression: '#attribute = :value',
            ExpressionAttributeNames: { '#attribute': attribute },
            ExpressionAttributeValues: { ':value': value },
            Select: 'COUNT',
            ...(start === undefined ? {} : { ExclusiveStartKey: start }),
          }),
        )
        count += Count
        start = LastEvaluatedKey
      } while (start !== undefined)
      return count
    },
  }
}
