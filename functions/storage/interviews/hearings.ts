import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { maxHearings } from '#shared/domain/interviewer/caps.ts'
import { updateIf } from '../dynamo/conditional.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { seconds } from '../limits/guards.ts'
import { interviewExpiry } from './interview-expiry.ts'
import { hearingId, turnsPartition } from './turns-key.ts'

const storedHearing = z.object({
  id: z.string(),
  callId: z.string(),
  issuedAt: z.string(),
  /** How many seconds were counted at its issue: all that the room had left. */
  counted: z.number(),
  endedAt: z.optional(z.string()),
})

export type StoredHearing = z.output<typeof storedHearing>

const liveStreams = z.object({
  version: z._default(z.number(), 0),
  live: z._default(z.record(z.string(), z.number()), {}),
})

const maxTries = 5

export type Hearings = ReturnType<typeof createHearings>

/** The streams of hearing of an interview, and how many the deployment has open. */
export function createHearings(dynamo: Dynamo, tables: { sessions: string; guards: string }) {
  const keyOf = (sessionId: string, id: string) => ({ userId: turnsPartition(sessionId), id })
  const liveKey = { TableName: tables.guards, Key: { id: 'hearings-live' } }

  /** Rewrites the open streams; undefined where other functions rewrote them each time. */
  async function changeLive<Result>(
    now: Date,
    change: (
      live: Record<string, number>,
    ) => { live: Record<string, number>; result: Result } | { result: Result },
  ): Promise<Result | undefined> {
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const { Item } = await dynamo.send(new GetCommand({ ...liveKey, ConsistentRead: true }))
      const { version, live } = liveStreams.parse(Item ?? {})
      const open = Object.fromEntries(Object.entries(live).filter(([, until]) => until > seconds(now)))
      const changed = change(open)
      if (!('live' in changed)) return changed.result
      const isWritten = await updateIf(dynamo, {
        ...liveKey,
        UpdateExpression: 'SET live = :live, version = :next',
        ConditionExpression: 'attribute_not_exists(version) OR version = :version',
        ExpressionAttributeValues: { ':live': changed.live, ':next': version + 1, ':version': version },
      })
      if (isWritten) return changed.result
    }
    return undefined
  }

  return {
    /** The streams of an interview that nobody said had ended. */
    async openOf(sessionId: string): Promise<StoredHearing[]> {
      const { Items = [] } = await dynamo.send(
        new QueryCommand({
          TableName: tables.sessions,
          KeyConditionExpression: 'userId = :of AND begins_with(id, :prefix)',
          ExpressionAttributeValues: { ':of': turnsPartition(sessionId), ':prefix': hearingId('') },
          ConsistentRead: true,
        }),
      )
      return Items.map((item) => storedHearing.parse(item)).filter(({ endedAt }) => endedAt === undefined)
    },

    /** Counts one more stream of the interview; false where it had as many as it may. */
    countOne: (sessionId: string, now: Date): Promise<boolean> =>
      updateIf(dynamo, {
        TableName: tables.sessions,
        Key: keyOf(sessionId, 'hearings'),
        UpdateExpression: 'ADD streams :one SET expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(streams) OR streams < :most',
        ExpressionAttributeValues: { ':one': 1, ':most': maxHearings, ':end': interviewExpiry(now) },
      }),

    /** Takes one of the deployment's streams until then; the number that is open with it, or undefined where all are taken. */
    takeLive: (
      id: string,
      { until, max, now }: { until: Date; max: number; now: Date },
    ): Promise<number | undefined> =>
      changeLive<number | undefined>(now, (live) => {
        const open = Object.keys(live).length + 1
        return open > max ? { result: undefined } : { live: { ...live, [id]: seconds(until) }, result: open }
      }),

    async giveLiveBack(id: string, now: Date): Promise<void> {
      await changeLive(now, ({ [id]: _, ...live }) => ({ live, result: true }))
    },

    async note(sessionId: string, { id, ...rest }: StoredHearing, now: Date): Promise<void> {
      await updateIf(dynamo, {
        TableName: tables.sessions,
        Key: keyOf(sessionId, hearingId(id)),
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
        TableName: tables.sessions,
        Key: keyOf(sessionId, storedId),
        UpdateExpression: 'SET endedAt = :now',
        ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(endedAt)',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      }),
  }
}
