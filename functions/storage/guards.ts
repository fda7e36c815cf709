import { GetCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from './dynamo.ts'

/**
 * What guards a door and then expires. DynamoDB may keep an item for days after its time, so every condition
 * compares the time itself.
 */
type Step = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

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

/** Counts one more in the present window; fails at this step when the window is full. */
export const countWithin = (table: string, key: string, limit: Limit, now: Date): Step => {
  const start = windowStart(limit, now)
  return {
    Update: {
      TableName: table,
      Key: { id: `rate#${key}#${start}` },
      UpdateExpression: 'ADD used :one SET expiresAt = :end',
      ConditionExpression: 'attribute_not_exists(used) OR used < :most',
      ExpressionAttributeValues: { ':one': 1, ':most': limit.most, ':end': start + limit.windowSeconds },
    },
  }
}

/** Seconds until the present window is over: what a refused caller is told to wait. */
export const secondsLeft = (limit: Limit, now: Date): number =>
  windowStart(limit, now) + limit.windowSeconds - seconds(now)

/** Asks for an item nobody writes, for one read unit's half: storage answers or it does not. */
export async function probe(dynamo: Dynamo, table: string): Promise<void> {
  await dynamo.send(new GetCommand({ TableName: table, Key: { id: 'probe' } }))
}
