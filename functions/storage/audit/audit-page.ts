import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { auditRetentionDays } from '#shared/domain/retention.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { monthAfter, monthLength, monthOf } from './months.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** A row; its key is `month` and `entry`. */
const storedAct = z.object({
  id: z.string(),
  entry: z.string(),
  at: z.string(),
  who: z.string(),
  act: z.string(),
  on: z.string(),
  userId: z.optional(z.string()),
  detail: z.optional(z.string()),
  addressHash: z.optional(z.string()),
})

export type StoredAct = z.output<typeof storedAct>

export type WantedActs = { since: Date; cursor?: string | undefined; limit: number }

/** Acts in the order of time, and the cursor of the page after them. */
export async function auditPage(
  dynamo: Dynamo,
  table: string,
  { since, cursor, limit }: WantedActs,
  now: Date,
): Promise<{ acts: StoredAct[]; next: string | null }> {
  // DynamoDB deletes an expired row days late, so the time is compared.
  const oldest = new Date(now.getTime() - auditRetentionDays * dayMilliseconds)
  const first = (since > oldest ? since : oldest).toISOString()
  const last = entryIn(cursor) ?? first
  let after = last > first ? last : first
  const acts: StoredAct[] = []
  const lastMonth = monthOf(now.toISOString())
  for (let month = after.slice(0, monthLength); month <= lastMonth; month = monthAfter(month)) {
    const { Items = [], LastEvaluatedKey } = await dynamo.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: '#month = :month AND entry > :after',
        // MONTH is a reserved word of DynamoDB.
        ExpressionAttributeNames: { '#month': 'month' },
        ExpressionAttributeValues: { ':month': month, ':after': after },
        Limit: limit - acts.length,
      }),
    )
    acts.push(...Items.map((item) => storedAct.parse(item)))
    after = acts.at(-1)?.entry ?? after
    if (LastEvaluatedKey !== undefined || acts.length === limit) return { acts, next: cursorOf(after) }
  }
  return { acts, next: null }
}

const cursorOf = (entry: string): string => Buffer.from(entry).toString('base64url')

/** The row to continue after. An invalid cursor reads from the start. */
function entryIn(cursor = ''): string | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z#[0-9a-f]{1,64}$/.test(text) ? text : undefined
}
