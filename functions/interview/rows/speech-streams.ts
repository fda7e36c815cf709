import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { maxSpeechStreams } from '#shared/interview/interviewer/caps.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { interviewExpiry } from '#functions/application/session/interview-expiry.ts'
import { speechStreamId, turnsPartition } from '#functions/application/session/turns-key.ts'

const storedSpeechStream = z.object({
  id: z.string(),
  callId: z.string(),
  issuedAt: z.string(),
  /** How many seconds were counted at its issue: all that the room had left. */
  counted: z.number(),
  endedAt: z.optional(z.string()),
})

export type StoredSpeechStream = z.output<typeof storedSpeechStream>

/** The speech streams of an interview. */
export function createSpeechStreams(dynamo: Dynamo, table: string) {
  const keyOf = (sessionId: string, id: string) => ({ userId: turnsPartition(sessionId), id })

  return {
    /** The streams of an interview whose end is not stored. */
    async openOf(sessionId: string): Promise<StoredSpeechStream[]> {
      const { Items = [] } = await dynamo.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'userId = :of AND begins_with(id, :prefix)',
          ExpressionAttributeValues: { ':of': turnsPartition(sessionId), ':prefix': speechStreamId('') },
          ConsistentRead: true,
        }),
      )
      return Items.map((item) => storedSpeechStream.parse(item)).filter(
        ({ endedAt }) => endedAt === undefined,
      )
    },

    /** Counts one more stream of the interview; false where it has reached its maximum. */
    countOne: (sessionId: string, now: Date): Promise<boolean> =>
      updateIf(dynamo, {
        TableName: table,
        Key: keyOf(sessionId, 'hearings'),
        UpdateExpression: 'ADD streams :one SET expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(streams) OR streams < :most',
        ExpressionAttributeValues: { ':one': 1, ':most': maxSpeechStreams, ':end': interviewExpiry(now) },
      }),

    async note(sessionId: string, { id, ...rest }: StoredSpeechStream, now: Date): Promise<void> {
      await updateIf(dynamo, {
        TableName: table,
        Key: keyOf(sessionId, speechStreamId(id)),
        UpdateExpression: 'SET callId = :call, issuedAt = :at, counted = :counted, expiresAt = :end',
        ExpressionAttributeValues: {
          ':call': rest.callId,
          ':at': rest.issuedAt,
          ':counted': rest.counted,
          ':end': interviewExpiry(now),
        },
      })
    },

    /** False where it had ended before, or there is none. */
    noteEnd: (sessionId: string, storedId: string, now: Date): Promise<boolean> =>
      updateIf(dynamo, {
        TableName: table,
        Key: keyOf(sessionId, storedId),
        UpdateExpression: 'SET endedAt = :now',
        ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(endedAt)',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      }),
  }
}
