import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { interviewRetentionDays } from '#shared/platform/retention.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import { mailboxIdentity } from '#functions/platform/limits/mailbox-identity.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { daySeconds } from '#shared/platform/durations.ts'

type Key = { userId: string; jobId: string }

const prefix = 'attempts#'

/** The interviews that a candidate started for a position before the application was withdrawn. */
const keptAttempts = z.object({ jobId: z.string(), started: z.number(), expiresAt: z.number() })

export type KeptAttempts = z.output<typeof keptAttempts>

const keyOf = ({ userId, jobId }: Key) => ({ id: `${prefix}${userId}#${jobId}` })

/** Written with the withdrawal, so that applying again does not begin with new attempts. By `userId` it is deleted with the account. */
export const keepAttempts = (table: string, key: Key, started: number, now: Date): Step => ({
  Update: {
    TableName: table,
    Key: keyOf(key),
    UpdateExpression: 'SET started = :started, userId = :user, jobId = :job, expiresAt = :end',
    ExpressionAttributeValues: {
      ':started': started,
      ':user': key.userId,
      ':job': key.jobId,
      ':end': seconds(now) + interviewRetentionDays * daySeconds,
    },
  },
})

/** Of a deleted account, by its mailbox in all spellings. The row identifies no person, so it is kept after the account. */
type OfMailbox = { email: string; jobId: string }

const mailboxRowOf = ({ email, jobId }: OfMailbox) => ({
  id: `attempts-of#${mailboxIdentity(email)}#${jobId}`,
})

/** Before an account is deleted whose mailbox is proved; the higher number stays. */
export const keepForMailbox = (dynamo: Dynamo, table: string, of: OfMailbox, started: number, now: Date) =>
  updateIf(dynamo, {
    TableName: table,
    Key: mailboxRowOf(of),
    UpdateExpression: 'SET started = :started, jobId = :job, expiresAt = :end',
    ConditionExpression: 'attribute_not_exists(started) OR started < :started OR expiresAt <= :now',
    ExpressionAttributeValues: {
      ':started': started,
      ':job': of.jobId,
      ':now': seconds(now),
      ':end': seconds(now) + interviewRetentionDays * daySeconds,
    },
  })

/** Of a withdrawn application of the account, and of an account that its mailbox had before. */
export async function attemptsBefore(
  dynamo: Dynamo,
  table: string,
  key: Key & OfMailbox,
  now: Date,
): Promise<number> {
  const rows = await Promise.all([keyOf(key), mailboxRowOf(key)].map((Key) => read(dynamo, table, Key)))
  // DynamoDB deletes an expired row days late, so the time is compared.
  const liveRows = rows.filter((row) => row !== undefined && row.expiresAt > seconds(now))
  return Math.max(0, ...liveRows.map((row) => row?.started ?? 0))
}

async function read(dynamo: Dynamo, table: string, Key: { id: string }): Promise<KeptAttempts | undefined> {
  const { Item } = await dynamo.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
  return z.optional(keptAttempts).parse(Item)
}

/** Gives one back; fails where none is kept. */
export const givenBackLater = (table: string, key: Key, now: Date): Step => giveOne(table, keyOf(key), now)

/** The same of what is kept of an account that the mailbox had before. */
export const givenBackToMailbox = (table: string, of: OfMailbox, now: Date): Step =>
  giveOne(table, mailboxRowOf(of), now)

const giveOne = (table: string, Key: { id: string }, now: Date): Step => ({
  Update: {
    TableName: table,
    Key,
    UpdateExpression: 'ADD started :less',
    ConditionExpression: 'started > :none AND expiresAt > :now',
    ExpressionAttributeValues: { ':less': -1, ':none': 0, ':now': seconds(now) },
  },
})

/** Those among the rows of a candidate. */
export const attemptsAmong = (rows: readonly Record<string, unknown>[]): KeptAttempts[] =>
  rows.flatMap((row) => (String(row['id']).startsWith(prefix) ? keptAttempts.parse(row) : []))
