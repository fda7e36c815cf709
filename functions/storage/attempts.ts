import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { interviewRetentionDays } from '#shared/domain/retention.ts'
import { updateIf } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { seconds } from './guards.ts'
import type { Step } from './transaction.ts'

type Key = { userId: string; jobId: string }

const daySeconds = 24 * 60 * 60
const prefix = 'attempts#'

/** The interviews that a candidate started for a position before the application was withdrawn. */
const keptAttempts = z.object({ jobId: z.string(), started: z.number(), expiresAt: z.number() })

export type KeptAttempts = z.output<typeof keptAttempts>

const keyOf = ({ userId, jobId }: Key) => ({ id: `${prefix}${userId}#${jobId}` })

/** With the withdrawal, so that applying again does not begin with new attempts. `userId` lets an account take it along. */
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

/** DynamoDB deletes an expired row days late, so the time is compared. */
export async function attemptsBefore(dynamo: Dynamo, table: string, key: Key, now: Date): Promise<number> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: table, Key: keyOf(key), ConsistentRead: true }),
  )
  if (Item === undefined) return 0
  const { started, expiresAt } = keptAttempts.parse(Item)
  return expiresAt > seconds(now) ? started : 0
}

/** Gives one back; false where none is kept. */
export const giveBackAttempt = (dynamo: Dynamo, table: string, key: Key, now: Date): Promise<boolean> =>
  updateIf(dynamo, {
    TableName: table,
    Key: keyOf(key),
    UpdateExpression: 'ADD started :less',
    ConditionExpression: 'started > :none AND expiresAt > :now',
    ExpressionAttributeValues: { ':less': -1, ':none': 0, ':now': seconds(now) },
  })

/** Those among the rows of a candidate. */
export const attemptsAmong = (rows: readonly Record<string, unknown>[]): KeptAttempts[] =>
  rows.flatMap((row) => (String(row['id']).startsWith(prefix) ? keptAttempts.parse(row) : []))
