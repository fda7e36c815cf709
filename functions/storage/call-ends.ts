import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { updatedRow, updateIf } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { seconds } from './guards.ts'
import type { StoredSession } from './stored-session.ts'
import type { Step } from './transaction.ts'

const prefix = 'call-end#'
const daySeconds = 24 * 60 * 60
/** Long after the provider has ended the call by itself; the schedule deletes the row much earlier. */
const keptDays = 14

const keys = z.object({ userId: z.string(), id: z.string() })

export type CallEndKey = z.output<typeof keys>

const callEnd = z.object({
  ...keys.shape,
  sessionId: z.string(),
  /** Absent where there was no call any more: the provider may still be storing what it recorded before. */
  providerSessionId: z.optional(z.string()),
  dueAt: z.string(),
  attempts: z.number(),
  /** When the provider confirmed the end. */
  endedAt: z.optional(z.string()),
})

/** A call to be ended of a session that is gone. It names no account, so that it can outlive one. */
export type CallEnd = z.output<typeof callEnd>

/** A partition of the outbox's index of its own, which the function that writes interviews' files does not read. */
const outbox = 'call-end'

type Wanted = { sessionId: string; providerSessionId?: string | undefined }

/** Writes the row, or leaves the one that is there. */
const callEndUpdate = (table: string, { sessionId, providerSessionId }: Wanted, now: Date) => ({
  TableName: table,
  Key: { userId: prefix + sessionId, id: providerSessionId ?? 'recordings' },
  UpdateExpression:
    'SET outbox = if_not_exists(outbox, :outbox), dueAt = if_not_exists(dueAt, :now), attempts = if_not_exists(attempts, :none), ' +
    `sessionId = :session, expiresAt = :end${providerSessionId === undefined ? '' : ', providerSessionId = :provider'}`,
  ExpressionAttributeValues: {
    ':outbox': outbox,
    ':now': now.toISOString(),
    ':none': 0,
    ':session': sessionId,
    ':end': seconds(now) + keptDays * daySeconds,
    ...(providerSessionId === undefined ? {} : { ':provider': providerSessionId }),
  },
})

type WithCall = Pick<StoredSession, 'id' | 'conversation' | 'provider'>

/** What has to outlive the session: nothing where it never had a call. */
const wantedOf = ({ id, conversation, provider }: WithCall): Wanted | undefined => {
  const providerSessionId = conversation?.call?.providerSessionId
  return provider === 'daily' || providerSessionId !== undefined
    ? { sessionId: id, providerSessionId }
    : undefined
}

/** The step of the transaction that deletes a session. */
export const callEndSteps = (table: string, session: WithCall, now: Date): Step[] => {
  const wanted = wantedOf(session)
  return wanted === undefined ? [] : [{ Update: callEndUpdate(table, wanted, now) }]
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

export type CallEnds = ReturnType<typeof createCallEnds>

/** The calls that are to be ended although their session is gone, or its page has another one. */
export function createCallEnds(dynamo: Dynamo, table: string) {
  /** Only the run that holds the lease writes. */
  const update = ({ userId, id, dueAt }: CallEnd, expression: string, values: object): Promise<boolean> =>
    updateIf(dynamo, {
      TableName: table,
      Key: { userId, id },
      UpdateExpression: expression,
      ConditionExpression: 'dueAt = :held',
      ExpressionAttributeValues: { ':held': dueAt, ...values },
    })

  return {
    async add(wanted: Wanted, now: Date): Promise<void> {
      await updateIf(dynamo, callEndUpdate(table, wanted, now))
    },

    /** Before a session is deleted without a transaction. */
    async addFor(session: WithCall, now: Date): Promise<void> {
      const wanted = wantedOf(session)
      if (wanted !== undefined) await updateIf(dynamo, callEndUpdate(table, wanted, now))
    },

    due: (now: Date, most: number): Promise<CallEndKey[]> => dueCallEnds(dynamo, table, now, most),

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

    /** Due again; `endedAt` once the provider has confirmed the end. */
    async again(row: CallEnd, at: Date, endedAt = row.endedAt): Promise<void> {
      const noted = endedAt === undefined ? '' : ', endedAt = :ended'
      await update(row, `SET dueAt = :at${noted}`, {
        ':at': at.toISOString(),
        ...(endedAt === undefined ? {} : { ':ended': endedAt }),
      })
    },

    async remove({ userId, id }: CallEndKey): Promise<void> {
      await dynamo.send(new DeleteCommand({ TableName: table, Key: { userId, id } }))
    },
  }
}

async function dueCallEnds(dynamo: Dynamo, table: string, now: Date, most: number): Promise<CallEndKey[]> {
  const { Items = [] } = await dynamo.send(
    new QueryCommand({
      TableName: table,
      IndexName: 'outbox',
      KeyConditionExpression: 'outbox = :outbox AND dueAt <= :now',
      ExpressionAttributeValues: { ':outbox': outbox, ':now': now.toISOString() },
      Limit: most,
    }),
  )
  return Items.map((item) => keys.parse(item))
}
