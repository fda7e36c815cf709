import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { rowBefore, updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { countedCall } from '#functions/platform/limits/call-minutes.ts'
import { seconds } from '#functions/platform/limits/guards.ts'

const liveCall = z.object({
  sessionId: z.string(),
  /** Its `startId` is that of the start that has the account's call now, as in the session's row. */
  ...countedCall.shape,
  /** Absent while the call is being started. */
  providerSessionId: z.optional(z.string()),
})

export type LiveCall = z.output<typeof liveCall>

const callIn = (row: unknown): LiveCall | undefined => liveCall.safeParse(row).data

/** The one call of each account, whatever session it belongs to: a row in `guards`, so that it outlives the session. */
export function createLiveCalls(dynamo: Dynamo, table: string) {
  const rowOf = (userId: string) => ({ TableName: table, Key: { id: `call#${userId}` } })

  return {
    async of(userId: string): Promise<LiveCall | undefined> {
      const { Item } = await dynamo.send(new GetCommand({ ...rowOf(userId), ConsistentRead: true }))
      return callIn(Item)
    },

    /** Makes a start the account's call; returns the call before it. Of two concurrent starts, the later write replaces the other. */
    async take(userId: string, next: LiveCall, until: Date): Promise<LiveCall | undefined> {
      const { sessionId, startId, startedAt, minutes, day, mailbox } = next
      const before = await rowBefore(dynamo, {
        ...rowOf(userId),
        UpdateExpression:
          'SET sessionId = :session, startId = :start, startedAt = :at, minutes = :minutes, #day = :day, mailbox = :mailbox, ' +
          'userId = :user, expiresAt = :end REMOVE providerSessionId',
        ExpressionAttributeNames: { '#day': 'day' },
        ExpressionAttributeValues: {
          ':session': sessionId,
          ':start': startId,
          ':at': startedAt,
          ':minutes': minutes,
          ':day': day,
          ':mailbox': mailbox,
          ':user': userId,
          ':end': seconds(until),
        },
      })
      return callIn(before)
    },

    /** Notes what the provider answered; false when another start has replaced this one. */
    keep: (userId: string, startId: string, providerSessionId: string): Promise<boolean> =>
      updateIf(dynamo, {
        ...rowOf(userId),
        UpdateExpression: 'SET providerSessionId = :provider',
        ConditionExpression: 'startId = :start',
        ExpressionAttributeValues: { ':provider': providerSessionId, ':start': startId },
      }),

    /** Ends the account's call; returns it, or undefined when another start has replaced it. */
    async release(userId: string, startId: string): Promise<LiveCall | undefined> {
      const before = await rowBefore(dynamo, {
        ...rowOf(userId),
        UpdateExpression: 'REMOVE startId, providerSessionId',
        ConditionExpression: 'startId = :start',
        ExpressionAttributeValues: { ':start': startId },
      })
      return callIn(before)
    },
  }
}
