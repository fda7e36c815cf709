import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from './dynamo.ts'
import type { Step } from './transaction.ts'

/**
 * What guards a door and then expires. DynamoDB may keep an item for days after its time, so every condition
 * compares the time itself.
 */
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

export type Limit = { most: number; windowSeconds: number }

const windowStart = (limit: Limit, now: Date): number => seconds(now) - (seconds(now) % limit.windowSeconds)

const counterOf = (table: string, key: string, limit: Limit, now: Date) => ({
  TableName: table,
  Key: { id: `rate#${key}#${windowStart(limit, now)}` },
})

/** Counts one more in the present window; refused when the window is full. */
export const countedOnce = (table: string, key: string, limit: Limit, now: Date) => ({
  ...counterOf(table, key, limit, now),
  UpdateExpression: 'ADD used :one SET expiresAt = :end',
  ConditionExpression: 'attribute_not_exists(used) OR used < :most',
  ExpressionAttributeValues: {
    ':one': 1,
    ':most': limit.most,
    ':end': windowStart(limit, now) + limit.windowSeconds,
  },
})

/** The same as a step of a transaction. */
export const countWithin = (table: string, key: string, limit: Limit, now: Date): Step => ({
  Update: countedOnce(table, key, limit, now),
})

/** Takes back one that was counted in the window of `now`; refused when it is gone already. */
export const countedBack = (table: string, key: string, limit: Limit, now: Date) => ({
  ...counterOf(table, key, limit, now),
  UpdateExpression: 'ADD used :less',
  ConditionExpression: 'used > :none',
  ExpressionAttributeValues: { ':less': -1, ':none': 0 },
})

/** Seconds until the present window is over: what a refused caller is told to wait. */
export const secondsLeft = (limit: Limit, now: Date): number =>
  windowStart(limit, now) + limit.windowSeconds - seconds(now)

/** Asks for an item nobody writes, for one read unit's half: storage answers or it does not. */
export async function probe(dynamo: Dynamo, table: string): Promise<void> {
  await dynamo.send(new GetCommand({ TableName: table, Key: { id: 'probe' } }))
}
