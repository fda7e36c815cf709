import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { applicantIndexes, type ApplicantIndex } from '#shared/application/applicant-indexes.ts'
import { applicationStatuses, type ApplicationStatus } from '#shared/application/application-status.ts'
import { answerFiltersIn, matchAnswers } from '#shared/application/screening-answers.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { placeIn, textOf } from './applicants-cursor.ts'
import { newestFirst, type Entry, type From, type Run } from './newest-first.ts'
import { firstStage } from '#shared/company-hiring.ts'
import {
  jobAndStatusOf,
  rejectionGroupOf,
  stageGroupOf,
  type StoredApplication,
} from './stored-application.ts'

/** The applications of a list: without `positions` those for every position, without `status` those of every status. */
export type Wanted = {
  positions: readonly string[] | undefined
  status?: ApplicationStatus | undefined
  /** Only rejected ones, for this reason. */
  reason?: string | undefined
  /** Only those whom the team has at this stage. Without positions no index has it, and pages are short. */
  stage?: string | undefined
  /** Only those who answered the questions before the interview so. No index has it, and pages are short. */
  answers?: string | undefined
}

/** A partition of an index whose sort key is the time of the application. */
type Partition = { index: ApplicantIndex; value: string }

const ofStatus = (value: ApplicationStatus): Partition => ({ index: 'byStatus', value })

const ofPosition = (jobId: string, status: ApplicationStatus | undefined): Partition =>
  status === undefined
    ? { index: 'byJob', value: jobId }
    : { index: 'byJobAndStatus', value: jobAndStatusOf(jobId, status) }

const rejectedFor = (jobId: string, reason: string): Partition => ({
  index: 'byRejection',
  value: rejectionGroupOf(jobId, reason),
})

const atStage = (jobId: string, stage: string): Partition => ({
  index: 'byStage',
  value: stageGroupOf(jobId, stage),
})

/** Together they have each application that is wanted; of every position also those that are rejected for another reason. */
function partitionsOf(filter: Wanted): Partition[] {
  const { positions, reason, stage, status = reason === undefined ? undefined : 'rejected' } = filter
  if (positions !== undefined)
    return [...new Set(positions)].map((jobId) => {
      if (reason !== undefined) return rejectedFor(jobId, reason)
      return stage === undefined ? ofPosition(jobId, status) : atStage(jobId, stage)
    })
  return (status === undefined ? applicationStatuses : [status]).map(ofStatus)
}

/** An index lags behind its table: it can name an application that the list has no more. */
export const isListed = (row: StoredApplication, filter: Wanted): boolean =>
  (filter.positions === undefined || filter.positions.includes(row.jobId)) &&
  (filter.status === undefined || row.status === filter.status) &&
  (filter.answers === undefined || matchAnswers(row.screening ?? null, answerFiltersIn(filter.answers))) &&
  (filter.stage === undefined || (row.stage ?? firstStage) === filter.stage) &&
  (filter.reason === undefined || (row.status === 'rejected' && row.rejection?.reason === filter.reason))

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

    /** How many applications for a position are rejected for a reason. */
    countRejected: (jobId: string, reason: string) => countOf(dynamo, table, rejectedFor(jobId, reason)),

    /** How many applicants of a position the team has at a stage. */
    countAtStage: (jobId: string, stage: string) => countOf(dynamo, table, atStage(jobId, stage)),
  }
}

/** A count reads keys alone. */
async function countOf(dynamo: Dynamo, table: string, { index, value }: Partition): Promise<number> {
  let [count, start]: [number, Record<string, unknown> | undefined] = [0, undefined]
  do {
    const { Count = 0, LastEvaluatedKey }: QueryCommandOutput = await dynamo.send(
      new QueryCommand({
        TableName: table,
        IndexName: index,
        KeyConditionExpression: '#attribute = :value',
        ExpressionAttributeNames: { '#attribute': applicantIndexes[index] },
        ExpressionAttributeValues: { ':value': value },
        Select: 'COUNT',
        ...(start === undefined ? {} : { ExclusiveStartKey: start }),
      }),
    )
    count += Count
    start = LastEvaluatedKey
  } while (start !== undefined)
  return count
}
