import { endOfTime } from '../dynamo/end-of-time.ts'
import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { updatedRow, updateIf } from '../dynamo/conditional.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { seconds } from '../limits/guards.ts'
import { queryAll } from '../dynamo/pages.ts'
import type { Step } from '../dynamo/transaction.ts'
import { daySeconds } from '#shared/platform/durations.ts'

/** After this DynamoDB deletes a row whose last look failed, too. The function that looks deletes it long before. */
export const removalExpiryDays = 60
/** First looks have a partition of the index of their own, so that daily ones do not delay them. */
const partitions = { first: 'first', daily: 'pending' } as const

export type Looks = keyof typeof partitions

/** The request that writes the row deletes what it can itself, within this time. */
const firstLookSeconds = 60

/**
 * What was removed. Ids alone, because the row outlives the person's data: the name in the folder of an interview is
 * found by the session's id, below the folder of the position.
 */
const removed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), userId: z.string(), cvId: z.optional(z.string()) }),
  z.object({
    kind: z.literal('session'),
    userId: z.string(),
    jobId: z.string(),
    sessionId: z.string(),
    /** The folder of the position's interviews; absent where no room was opened. */
    position: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('enquiry'), enquiryId: z.string() }),
  z.object({ kind: z.literal('introduction'), introductionId: z.string() }),
  /** Of an interview whose session stays. */
  z.object({ kind: z.literal('recording'), sessionId: z.string(), position: z.string() }),
])

export type Removed = z.output<typeof removed>

export type ErasedPerson = {
  userId: string
  /** The upload that the CV was copied from, where it is to be deleted, too. */
  cvId?: string | undefined
  /** The positions whose applications recruiters keep of a detached account; absent for an account that is deleted. */
  kept?: ReadonlySet<string> | undefined
}

const dueRemoval = z.object({ id: z.string(), dueAt: z.string() })

export type DueRemoval = z.output<typeof dueRemoval>

const removal = z.object({ id: z.string(), removed, removedAt: z.string(), dueAt: z.string() })

export type Removal = z.output<typeof removal>

const idOf = (what: Removed): string => {
  switch (what.kind) {
    case 'account':
      return `account#${what.userId}`
    case 'session':
      return `session#${what.sessionId}`
    case 'enquiry':
      return `enquiry#${what.enquiryId}`
    case 'introduction':
      return `introduction#${what.introductionId}`
    case 'recording':
      return `recording#${what.sessionId}`
  }
}

/** Writes the row; one that is there keeps its times. */
const removalUpdate = (table: string, what: Removed, now: Date) => ({
  TableName: table,
  Key: { id: idOf(what) },
  UpdateExpression:
    'SET removed = :removed, removedAt = if_not_exists(removedAt, :now), outbox = if_not_exists(outbox, :first), ' +
    'dueAt = if_not_exists(dueAt, :due), expiresAt = if_not_exists(expiresAt, :end)',
  ExpressionAttributeValues: {
    ':removed': what,
    ':now': now.toISOString(),
    ':first': partitions.first,
    ':due': new Date(now.getTime() + firstLookSeconds * 1000).toISOString(),
    ':end': seconds(now) + removalExpiryDays * daySeconds,
  },
})

/** A step of the transaction that removes it. */
export const removalStep = (table: string, what: Removed, now: Date): Step => ({
  Update: removalUpdate(table, what, now),
})

/** When a removal is repeated, and in which partition its row waits. */
export type NextLook = { at: Date; looks: Looks }

const dueBy = (table: string, searches: Looks, now: Date) => ({
  TableName: table,
  IndexName: 'outbox',
  KeyConditionExpression: 'outbox = :looks AND dueAt <= :now',
  ExpressionAttributeValues: { ':looks': partitions[searches], ':now': now.toISOString() },
})

/** Removals that are repeated until nothing of them can arrive late or come back with a backup. */
export const createRemovals = (dynamo: Dynamo, table: string) => ({
  /** Called before a removal that is no transaction. */
  async add(what: Removed, now: Date): Promise<void> {
    await updateIf(dynamo, removalUpdate(table, what, now))
  },

  /** The rows that are due, the longest due first. */
  async due(searches: Looks, now: Date, max: number): Promise<DueRemoval[]> {
    const { Items = [] } = await dynamo.send(new QueryCommand({ ...dueBy(table, searches, now), Limit: max }))
    return Items.map((item) => dueRemoval.parse(item))
  },

  /** Makes every row due now, as after a table was restored. */
  async lookForAll(now: Date): Promise<void> {
    const rows = [
      ...(await queryAll(dynamo, dueBy(table, 'first', endOfTime))),
      ...(await queryAll(dynamo, dueBy(table, 'daily', endOfTime))),
    ]
    for (const { id } of rows.map((row) => dueRemoval.parse(row)))
      await updateIf(dynamo, {
        TableName: table,
        Key: { id },
        UpdateExpression: 'SET dueAt = :now',
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      })
  },

  ...leasesOf(dynamo, table),
})

const leasesOf = (dynamo: Dynamo, table: string) => ({
  /** Leases a row to one run alone; undefined when another holds it. */
  async lease(id: string, now: Date, until: Date): Promise<Removal | undefined> {
    const row = await updatedRow(dynamo, {
      TableName: table,
      Key: { id },
      UpdateExpression: 'SET dueAt = :until',
      ConditionExpression: 'dueAt <= :now',
      ExpressionAttributeValues: { ':until': until.toISOString(), ':now': now.toISOString() },
    })
    return row === undefined ? undefined : removal.parse(row)
  },

  /** Makes the row due again at that time; only the run that holds the lease can. */
  async again({ id, dueAt }: Removal, { at, looks }: NextLook): Promise<void> {
    await updateIf(dynamo, {
      TableName: table,
      Key: { id },
      UpdateExpression: 'SET dueAt = :at, outbox = :looks',
      ConditionExpression: 'dueAt = :held',
      ExpressionAttributeValues: { ':at': at.toISOString(), ':held': dueAt, ':looks': partitions[looks] },
    })
  },

  async remove({ id }: Removal): Promise<void> {
    await dynamo.send(new DeleteCommand({ TableName: table, Key: { id } }))
  },
})
