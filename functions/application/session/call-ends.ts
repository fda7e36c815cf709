import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { updatedRow, updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { countedCall, type CountedCall } from '#functions/platform/limits/call-minutes.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import type { StoredSession } from './stored-session.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { daySeconds } from '#shared/platform/durations.ts'

const prefix = 'call-end#'
/** Long after the provider has ended the call by itself; the schedule deletes the row much earlier. */
const keptDays = 14

const keys = z.object({ userId: z.string(), id: z.string() })

export type CallEndKey = z.output<typeof keys>

const callEnd = z.object({
  ...keys.shape,
  sessionId: z.string(),
  providerSessionId: z.string(),
  dueAt: z.string(),
  attempts: z.number(),
  /** Absent where another start has counted the call. */
  counted: z.optional(countedCall),
})

/** A call to be ended. The row names no account, so it is kept when the account is deleted. */
export type CallEnd = z.output<typeof callEnd>

/** A partition of the outbox's index of its own, which the function that writes interviews' files does not read. */
const outbox = 'call-end'

type Wanted = { sessionId: string; providerSessionId: string; counted?: CountedCall | undefined }

/** Writes the row, or leaves the one that is there. */
const callEndUpdate = (table: string, { sessionId, providerSessionId, counted }: Wanted, now: Date) => ({
  TableName: table,
  Key: { userId: prefix + sessionId, id: providerSessionId },
  UpdateExpression:
    'SET outbox = if_not_exists(outbox, :outbox), dueAt = if_not_exists(dueAt, :now), attempts = if_not_exists(attempts, :none), ' +
    'sessionId = :session, providerSessionId = :provider, expiresAt = :end' +
    (counted === undefined ? '' : ', counted = :counted'),
  ExpressionAttributeValues: {
    ':outbox': outbox,
    ':now': now.toISOString(),
    ':none': 0,
    ':session': sessionId,
    ':end': seconds(now) + keptDays * daySeconds,
    ':provider': providerSessionId,
    ...(counted === undefined ? {} : { ':counted': counted }),
  },
})

type WithCall = Pick<StoredSession, 'id' | 'conversation'>

/** The step of the transaction that deletes a session; none where it has no call. */
export const callEndSteps = (table: string, { id, conversation }: WithCall, now: Date): Step[] => {
  const call = conversation?.call
  if (call === undefined) return []
  const { providerSessionId, counted } = call
  return [{ Update: callEndUpdate(table, { sessionId: id, providerSessionId, counted }, now) }]
}

/** The condition under which a session is deleted: a call that has begun since it was read would never be ended. */
export function callAsRead({ conversation }: Pick<StoredSession, 'conversation'>) {
  if (conversation === undefined)
    return { condition: 'attribute_not_exists(conversation)', names: {}, values: {} }
  const call = conversation.call === undefined ? 'attribute_not_exists' : 'attribute_exists'
  return {
    condition: `conversation.startId = :startRead AND ${call}(conversation.#call)`,
    names: { '#call': 'call' },
    values: { ':startRead': conversation.startId },
  }
}

/** The calls that are to be ended because their session was removed, or because its page has started another one. */
export function createCallEnds(dynamo: Dynamo, table: string) {
  return {
    async add(call: Wanted, now: Date): Promise<void> {
      await updateIf(dynamo, callEndUpdate(table, call, now))
    },

    due: (now: Date, max: number): Promise<CallEndKey[]> => dueCallEnds(dynamo, table, now, max),

    /** Leases a row to one run alone; undefined when another holds it. */
    async lease({ userId, id }: CallEndKey, now: Date, until: Date): Promise<CallEnd | undefined> {
      const row = await updatedRow(dynamo, {
        TableName: table,
        Key: { userId, id },
        UpdateExpression: 'SET dueAt = :until ADD attempts :one',
        ConditionExpression: 'outbox = :outbox AND dueAt <= :now',
        ExpressionAttributeValues: {
          ':until': until.toISOString(),
          ':now': now.toISOString(),
          ':outbox': outbox,
          ':one': 1,
        },
      })
      return row === undefined ? undefined : callEnd.parse(row)
    },

    /** Due again, after a failure. */
    async again({ userId, id, dueAt }: CallEnd, at: Date): Promise<void> {
      await updateIf(dynamo, {
        TableName: table,
        Key: { userId, id },
        UpdateExpression: 'SET dueAt = :at',
        ConditionExpression: 'dueAt = :held',
        ExpressionAttributeValues: { ':at': at.toISOString(), ':held': dueAt },
      })
    },

    async remove({ userId, id }: CallEndKey): Promise<void> {
      await dynamo.send(new DeleteCommand({ TableName: table, Key: { userId, id } }))
    },
  }
}

async function dueCallEnds(dynamo: Dynamo, table: string, now: Date, max: number): Promise<CallEndKey[]> {
  const { Items = [] } = await dynamo.send(
    new QueryCommand({
      TableName: table,
      IndexName: 'outbox',
      KeyConditionExpression: 'outbox = :outbox AND dueAt <= :now',
      ExpressionAttributeValues: { ':outbox': outbox, ':now': now.toISOString() },
      Limit: max,
    }),
  )
  return Items.map((item) => keys.parse(item))
}
