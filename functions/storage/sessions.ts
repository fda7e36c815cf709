import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import { hasExpired } from '#shared/domain/interview.ts'
import type { Clock } from '../ports.ts'
import type { Dynamo } from './dynamo.ts'
import { canBeKey } from './key-length.ts'
import { queryAll } from './pages.ts'
import { storedSession, type StoredSession } from './stored-session.ts'

export type Sessions = ReturnType<typeof createSessions>

/** Interview sessions, by access pattern. One whose room has expired reads as abandoned; a sweep writes that later. */
export function createSessions(dynamo: Dynamo, table: string, clock: Clock) {
  const seen = (item: unknown): StoredSession => {
    const session = storedSession.parse(item)
    return hasExpired(session, clock()) ? { ...session, status: 'abandoned' } : session
  }

  const ofUser = async (userId: string): Promise<StoredSession[]> => {
    const items = await queryAll(dynamo, {
      TableName: table,
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
      ConsistentRead: true,
    })
    return items.map(seen).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  }

  return {
    async byId(userId: string, id: string): Promise<StoredSession | undefined> {
      if (!canBeKey(id)) return undefined
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: { userId, id }, ConsistentRead: true }),
      )
      return Item === undefined ? undefined : seen(Item)
    },

    /** A candidate's sessions, newest first. */
    ofUser,

    async removeOfUser(userId: string): Promise<void> {
      for (const { id } of await ofUser(userId))
        await dynamo.send(new DeleteCommand({ TableName: table, Key: { userId, id } }))
    },
  }
}
