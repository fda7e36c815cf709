import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { applicantIndexes, type ApplicantIndex } from '#shared/application/applicant-indexes.ts'
import { applicationStatuses, type ApplicationStatus } from '#shared/application/application-status.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { placeIn, textOf } from './applicants-cursor.ts'
import { newestFirst, type Entry, type From, type Run } from './newest-first.ts'
import { jobAndStatusOf, type StoredApplication } from './stored-application.ts'

/** The applications of a list: without `positions` those for every position, without `status` those of every status. */
export type Wanted = {
  positions: readonly string[] | undefined
  status?: ApplicationStatus | undefined
}

/** A partition of an index whose sort key is the time of the application. */
type Partition = { index: ApplicantIndex; value: string }

const ofStatus = (value: ApplicationStatus): Partition => ({ index: 'byStatus', value })

const ofPosition = (jobId: string, status: ApplicationStatus | undefined): Partition =>
  status === undefined
    ? { index: 'byJob', value: jobId }
    : { index: 'byJobAndStatus', value: jobAndStatusOf(jobId, status) }

/** Together they have each application that is wanted, and no other. */
function partitionsOf(filter: Wanted): Partition[] {
  const { positions, status } = filter
  if (positions !== undefined) return [...new Set(positions)].map((jobId) => ofPosition(jobId, status))
  return (status === undefined ? applicationStatuses : [status]).map(ofStatus)
}

/** An index lags behind its table: it can name an application that the list has no more. */
export const isListed = (row: StoredApplication, filter: Wanted): boolean =>
  (filter.positions === undefined || filter.positions.includes(row.jobId)) &&
  (filter.status === undefined || row.status === filter.status)

const storedEntry = z.object({ userId: z.string(), jobId: z.string(), appliedAt: z.string() })

/** The condition on the times, and the key to begin after. */
function conditionOf({ index, value }: Partition, from: From | undefined) {
  if (from === undefined) return { times: '', values: {} }
  if (from.kind !== 'after')
    return {
      times: ` AND appliedAt ${from.kind === 'before' ? '<' : '<='} :at`,
      values: { ':at': from.at },
    }
  const { at: appliedAt, userId, jobId } = from.entry
  return {
    times: '',
    values: {},
    ExclusiveStartKey: { userId, jobId, appliedAt, [applicantIndexes[index]]: value },
  }
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
        ExpressionAttributeNames: { '#attribute': applicantIndexes[partition.index] },
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
  }
}
