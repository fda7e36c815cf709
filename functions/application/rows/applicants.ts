import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { applicantIndexes, type ApplicantIndex } from '#shared/application/applicant-indexes.ts'
import { applicationStatuses, type ApplicationStatus } from '#shared/application/application-status.ts'
import { answerFiltersIn, matchAnswers } from '#shared/application/screening-answers.ts'
import { openQuestionsOf } from '#shared/application/interview-questions.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { queryAll } from '#functions/platform/dynamo/pages.ts'
import { applicationId } from './application-id.ts'
import { placeIn, textOf } from './applicants-cursor.ts'
import { newestFirst, type Entry, type From, type Run } from './newest-first.ts'
import { applicantStages, firstStage } from '#shared/company-hiring.ts'
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
  /** Only those who answered the questions before the interview so. No index has it. */
  answers?: string | undefined
  /** Only those with a question that nobody has answered. */
  questions?: 'open' | undefined
}

type PageOf = {
  cursor: string | undefined
  limit: number
  isOldestFirst?: boolean
  /** The ids of applications that the page leaves out. */
  leftOut?: ReadonlySet<string>
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

const withQuestions = (jobId: string | undefined): Partition =>
  jobId === undefined ? { index: 'byQuestions', value: 'open' } : { index: 'byJobAndQuestions', value: jobId }

/** Applications of before the stages have none, and are at the first one: the index lacks them. */
const hasIndex = (stage: string | undefined): boolean => stage !== undefined && stage !== firstStage

/** Together they have each application that is wanted; of every position also those that are rejected for another reason. */
function partitionsOf(filter: Wanted): Partition[] {
  const { positions, reason, stage, status = reason === undefined ? undefined : 'rejected' } = filter
  if (positions !== undefined)
    return [...new Set(positions)].map((jobId) => {
      if (filter.questions !== undefined) return withQuestions(jobId)
      if (reason !== undefined) return rejectedFor(jobId, reason)
      return stage === undefined || !hasIndex(stage) ? ofPosition(jobId, status) : atStage(jobId, stage)
    })
  if (filter.questions !== undefined) return [withQuestions(undefined)]
  return (status === undefined ? applicationStatuses : [status]).map(ofStatus)
}

/** Whether the partitions have these applications alone. */
function isPrecise({ positions, ...others }: Wanted): boolean {
  const [name, ...further] = Object.entries(others).flatMap(([each, value]) =>
    value === undefined ? [] : each,
  )
  if (name === undefined) return true
  if (further.length > 0) return false
  if (name === 'status' || name === 'questions') return true
  return positions !== undefined && (name === 'reason' || (name === 'stage' && hasIndex(others.stage)))
}

/** An index lags behind its table: it can name an application that the list has no more. */
export const isListed = (row: StoredApplication, filter: Wanted): boolean =>
  (filter.positions === undefined || filter.positions.includes(row.jobId)) &&
  (filter.status === undefined || row.status === filter.status) &&
  (filter.answers === undefined || matchAnswers(row.screening ?? null, answerFiltersIn(filter.answers))) &&
  (filter.questions === undefined || openQuestionsOf(row) > 0) &&
  (filter.stage === undefined || (row.stage ?? firstStage) === filter.stage) &&
  (filter.reason === undefined || (row.status === 'rejected' && row.rejection?.reason === filter.reason))

const storedEntry = z.object({ userId: z.string(), jobId: z.string(), appliedAt: z.string() })

/** The condition on the times, and the key to begin after. */
function conditionOf({ index, value }: Partition, from: From | undefined, isOldestFirst: boolean) {
  if (from === undefined) return { times: '', values: {} }
  if (from.kind !== 'after') {
    const direction = isOldestFirst ? '>' : '<'
    return {
      times: ` AND appliedAt ${direction}${from.kind === 'beyond' ? '' : '='} :at`,
      values: { ':at': from.at },
    }
  }
  const { at: appliedAt, userId, jobId } = from.entry
  return {
    times: '',
    values: {},
    ExclusiveStartKey: { userId, jobId, appliedAt, [applicantIndexes[index]]: value },
  }
}

const runOf = (dynamo: Dynamo, table: string, partition: Partition, isOldestFirst: boolean): Run => ({
  name: partition.value,
  async read(from, limit) {
    const { times, values, ...start } = conditionOf(partition, from, isOldestFirst)
    const { Items = [], LastEvaluatedKey } = await dynamo.send(
      new QueryCommand({
        TableName: table,
        IndexName: partition.index,
        KeyConditionExpression: `#attribute = :value${times}`,
        ExpressionAttributeNames: { '#attribute': applicantIndexes[partition.index] },
        ExpressionAttributeValues: { ':value': partition.value, ...values },
        ProjectionExpression: 'userId, jobId, appliedAt',
        ScanIndexForward: isOldestFirst,
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

/** Applications of several positions by date, by indexes alone. Which rows they name can have changed since. */
export function createApplicants(dynamo: Dynamo, table: string) {
  const count = (partition: Partition, max?: number) => countOf(dynamo, table, partition, max)
  const idsIn = async ({ index, value }: Partition): Promise<string[]> =>
    (
      await queryAll(dynamo, {
        TableName: table,
        IndexName: index,
        KeyConditionExpression: '#attribute = :value',
        ExpressionAttributeNames: { '#attribute': applicantIndexes[index] },
        ExpressionAttributeValues: { ':value': value },
      })
    ).map((row) => applicationId(storedEntry.parse(row)))
  return {
    async page(
      filter: Wanted,
      { cursor, limit, isOldestFirst = false, leftOut = new Set() }: PageOf,
    ): Promise<{ entries: Entry[]; next: string | null }> {
      const runs = partitionsOf(filter).map((partition) => runOf(dynamo, table, partition, isOldestFirst))
      const isWanted = (entry: Entry): boolean => !leftOut.has(applicationId(entry))
      const { entries, next } = await newestFirst(runs, {
        after: placeIn(cursor),
        limit,
        isOldestFirst,
        isListed: isWanted,
      })
      return { entries, next: next === undefined ? null : textOf(next) }
    },

    /** How many there are, counted to just beyond `max`; undefined where no index has these alone. */
    async count(filter: Wanted, max: number): Promise<number | undefined> {
      if (!isPrecise(filter)) return undefined
      let sum = 0
      for (const partition of partitionsOf(filter)) if (sum <= max) sum += await count(partition, max - sum)
      return sum
    },

    /** How many applications for a position are rejected for a reason. */
    countRejected: (jobId: string, reason: string) => count(rejectedFor(jobId, reason)),

    /** How many applicants of a position the team has moved to a stage. */
    countAtStage: (jobId: string, stage: string) => count(atStage(jobId, stage)),

    /** The applications for a position that are not new: the team has moved them on from the first stage, or rejected them. */
    async notNew(jobId: string, { isRejectedNew = false } = {}): Promise<ReadonlySet<string>> {
      const further = applicantStages
        .filter((stage) => stage !== firstStage)
        .map((stage) => atStage(jobId, stage))
      const partitions = isRejectedNew ? further : [...further, ofPosition(jobId, 'rejected')]
      return new Set((await Promise.all(partitions.map(idsIn))).flat())
    },
  }
}

/** A count reads keys alone. */
async function countOf(
  dynamo: Dynamo,
  table: string,
  { index, value }: Partition,
  max = Infinity,
): Promise<number> {
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
        ...(max === Infinity ? {} : { Limit: max + 1 }),
        ...(start === undefined ? {} : { ExclusiveStartKey: start }),
      }),
    )
    count += Count
    start = LastEvaluatedKey
  } while (start !== undefined && count <= max)
  return count
}
