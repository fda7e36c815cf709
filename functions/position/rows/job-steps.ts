import type { JobImport, JobStatus } from '#shared/position/job.ts'
import { laterThan } from './later-than.ts'
import { counterParts, type JobCounter } from './application-count.ts'
import { jobPart, type StoredJob } from './stored-job.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

export const jobKey = (id: string) => ({ id, part: jobPart })

/** `2026-12-31` */
const dateLength = 10

/** The row of an imported position; one that replaces another keeps its status and, unless given, its posted date. */
export function importedJob(
  before: StoredJob | undefined,
  { id, imported }: { id: string; imported: JobImport },
  now: Date,
): StoredJob {
  const at = laterThan(before?.updatedAt, now)
  return {
    ...imported,
    id,
    status: before?.status ?? 'open',
    postedDate: imported.postedDate ?? before?.postedDate ?? at.slice(0, dateLength),
    updatedAt: at,
  }
}

/** Refused where the position was written since; `null` is one that did not exist. */
const unchangedSince = (before: string | null) =>
  before === null
    ? { ConditionExpression: 'attribute_not_exists(id)' }
    : { ConditionExpression: 'updatedAt = :before', ExpressionAttributeValues: { ':before': before } }

/** Writes the position; with `before`, only over that version. A new one may have the id, and so the counters, of a removed one. */
export const importSteps = (
  table: string,
  job: StoredJob,
  { isNew, before }: { isNew: boolean; before?: string | null },
): Step[] => [
  {
    Put: {
      TableName: table,
      Item: { ...job, part: jobPart },
      ...(before === undefined ? {} : unchangedSince(before)),
    },
  },
  ...(isNew ? counterParts : []).map((part): Step => ({
    Update: { TableName: table, Key: { id: job.id, part }, UpdateExpression: 'REMOVE removed' },
  })),
]

export const statusStep = (table: string, id: string, status: JobStatus, now: Date): Step => ({
  Update: {
    TableName: table,
    Key: jobKey(id),
    UpdateExpression: 'SET #status = :status, updatedAt = :now',
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status, ':now': now.toISOString() },
  },
})

/** Deletes the position if no application was counted since its counters were read. */
export const deletionSteps = (table: string, id: string, read: readonly JobCounter[]): Step[] => [
  { Delete: { TableName: table, Key: jobKey(id), ConditionExpression: 'attribute_exists(id)' } },
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
