import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { limits, type Limit, type LimitName } from '#shared/platform/contract/limits.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import type { Step } from '../dynamo/transaction.ts'

/** DynamoDB deletes an expired row days late, so every condition compares the time itself, in seconds. */
export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** Holds once for a key until it expires; the second transaction with the same key fails at this step. */
export const onceFor = (table: string, key: string, lifetimeSeconds: number, now: Date): Step => ({
  Put: {
    TableName: table,
    Item: { id: `once#${key}`, expiresAt: seconds(now) + lifetimeSeconds },
    ConditionExpression: 'attribute_not_exists(id) OR expiresAt < :now',
    ExpressionAttributeValues: { ':now': seconds(now) },
  },
})

/** What a limit counts for one network, e-mail address or candidate; `amount`: how many at once, in place of one. */
export type Counter = { readonly name: LimitName; readonly key: string; readonly amount?: number }

const windowStart = ({ windowSeconds }: Limit, now: Date): number =>
  seconds(now) - (seconds(now) % windowSeconds)

const rowOf = (table: string, { name, key }: Counter, now: Date) => ({
  TableName: table,
  Key: { id: `rate#${name}#${key}#${windowStart(limits[name], now)}` },
})

/** Counts in the present window; the condition fails when the window is full. `max`: in place of the limit's own. */
export const increment = (
  table: string,
  counter: Counter,
  now: Date,
  max: number = limits[counter.name].max,
) => {
  const limit = limits[counter.name]
  return {
    ...rowOf(table, counter, now),
    UpdateExpression: 'ADD used :amount SET expiresAt = :end',
    ConditionExpression: 'attribute_not_exists(used) OR used <= :before',
    ExpressionAttributeValues: {
      ':amount': counter.amount ?? 1,
      ':before': max - (counter.amount ?? 1),
      ':end': windowStart(limit, now) + limit.windowSeconds,
    },
  }
}

/** The same as a step of a transaction. */
export const countStep = (table: string, counter: Counter, now: Date): Step => ({
  Update: increment(table, counter, now),
})

/** Takes a count back in the window of `now`; the condition fails when less is counted. */
export const decrement = (table: string, counter: Counter, now: Date) => ({
  ...rowOf(table, counter, now),
  UpdateExpression: 'ADD used :less',
  ConditionExpression: 'used >= :amount',
  ExpressionAttributeValues: { ':less': -(counter.amount ?? 1), ':amount': counter.amount ?? 1 },
})

/** How many the present window has counted. */
export async function usedOf(dynamo: Dynamo, table: string, counter: Counter, now: Date): Promise<number> {
  const { Item } = await dynamo.send(new GetCommand({ ...rowOf(table, counter, now), ConsistentRead: true }))
  return Number(Item?.['used'] ?? 0)
}

/** Seconds until the present window ends: `retry_after` of a refusal. */
export const secondsLeft = (limit: Limit, now: Date): number =>
  windowStart(limit, now) + limit.windowSeconds - seconds(now)

/** Reads a row that is never written, for half a read unit: the table answers, or the call throws. */
export async function probe(dynamo: Dynamo, table: string): Promise<void> {
  await dynamo.send(new GetCommand({ TableName: table, Key: { id: 'probe' } }))
}
