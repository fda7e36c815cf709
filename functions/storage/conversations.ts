import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { unlessConditionFails } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import type { StoredConversation, StoredSession } from './stored-session.ts'

export type Call = NonNullable<StoredConversation['call']>

type Key = { userId: string; id: string }

export type Conversations = ReturnType<typeof createConversations>

/** The call of each session at the provider. Each write is refused when the call has changed since it was read. */
export function createConversations(dynamo: Dynamo, table: string) {
  const update = async (
    { userId, id }: Key,
    expression: string,
    condition: string,
    values: Readonly<Record<string, unknown>>,
    names: Readonly<Record<string, string>> = {},
  ): Promise<boolean> => {
    const written = await unlessConditionFails(() =>
      dynamo.send(
        new UpdateCommand({
          TableName: table,
          Key: { userId, id },
          UpdateExpression: expression,
          ConditionExpression: condition,
          ExpressionAttributeNames: { '#conversation': 'conversation', ...names },
          ExpressionAttributeValues: values,
        }),
      ),
    )
    return written !== undefined
  }

  return {
    /** Takes the place of the present call, if any, for a start that calls the provider now. */
    lease(session: StoredSession, next: StoredConversation): Promise<boolean> {
      const { conversation, status, roomCreatedAt } = session
      const asRead =
        conversation === undefined
          ? 'attribute_not_exists(#conversation)'
          : '#conversation.startId = :startBefore'
      return update(
        session,
        'SET #conversation = :next',
        `#status = :status AND #roomCreatedAt = :room AND ${asRead}`,
        {
          ':next': next,
          ':status': status,
          ':room': roomCreatedAt,
          ...(conversation === undefined ? {} : { ':startBefore': conversation.startId }),
        },
        { '#status': 'status', '#roomCreatedAt': 'roomCreatedAt' },
      )
    },

    /** Stores what the provider answered; false when the call was ended or replaced meanwhile, or the interview ended. */
    keep: (key: Key, startId: string, call: Call): Promise<boolean> =>
      update(
        key,
        'SET #conversation.#call = :call, #provider = :daily',
        '#conversation.startId = :start AND #status IN (:scheduled, :running)',
        {
          ':call': call,
          ':daily': 'daily',
          ':start': startId,
          ':scheduled': 'scheduled',
          ':running': 'in_progress',
        },
        { '#call': 'call', '#status': 'status', '#provider': 'provider' },
      ),

    /** Forgets the call of this start; false when another one has taken its place. */
    remove: (key: Key, startId: string): Promise<boolean> =>
      update(key, 'REMOVE #conversation', '#conversation.startId = :start', { ':start': startId }),
  }
}
