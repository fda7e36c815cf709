import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import type { StoredConversation, StoredSession } from '#functions/application/session/stored-session.ts'

export type Call = NonNullable<StoredConversation['call']>

type Key = { userId: string; id: string }

/** The call of each session at the provider. Each write is refused when the call has changed since it was read. */
export function createConversations(dynamo: Dynamo, table: string) {
  const rowNamed = ({ userId, id }: Key) => ({ TableName: table, Key: { userId, id } })

  return {
    /** Replaces the present call, if any, by a start that calls the provider now. */
    lease(session: StoredSession, next: StoredConversation): Promise<boolean> {
      const { conversation, status, roomCreatedAt } = session
      const asRead =
        conversation === undefined
          ? 'attribute_not_exists(conversation)'
          : 'conversation.startId = :startBefore'
      return updateIf(dynamo, {
        ...rowNamed(session),
        UpdateExpression: 'SET conversation = :next',
        ConditionExpression: `#status = :status AND roomCreatedAt = :room AND ${asRead}`,
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':next': next,
          ':status': status,
          ':room': roomCreatedAt,
          ...(conversation === undefined ? {} : { ':startBefore': conversation.startId }),
        },
      })
    },

    /** Stores what the provider answered; false when the call was ended or replaced meanwhile, or the interview ended. */
    keep: (key: Key, startId: string, call: Call, isRecordedInCloud: boolean): Promise<boolean> =>
      updateIf(dynamo, {
        ...rowNamed(key),
        UpdateExpression: 'SET conversation.#call = :call, #provider = :daily, isRecordedInCloud = :recorded',
        ConditionExpression: 'conversation.startId = :start AND #status IN (:scheduled, :running)',
        ExpressionAttributeNames: { '#call': 'call', '#status': 'status', '#provider': 'provider' },
        ExpressionAttributeValues: {
          ':call': call,
          ':daily': 'daily',
          ':recorded': isRecordedInCloud,
          ':start': startId,
          ':scheduled': 'scheduled',
          ':running': 'in_progress',
        },
      }),

    /** Forgets the call of this start; false when another one has taken its place. */
    remove: (key: Key, startId: string): Promise<boolean> =>
      updateIf(dynamo, {
        ...rowNamed(key),
        UpdateExpression: 'REMOVE conversation',
        ConditionExpression: 'conversation.startId = :start',
        ExpressionAttributeValues: { ':start': startId },
      }),
  }
}
