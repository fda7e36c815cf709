import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import { hasExpired } from '#shared/domain/interview.ts'
import type { Clock } from '../ports.ts'
import type { Dynamo } from './dynamo.ts'
import { canBeKey } from './key-length.ts'
import { rowsOfUser } from './pages.ts'
import { transcriptKey } from './transcript-key.ts'
import { storedSession, type StoredSession } from './stored-session.ts'

export type Sessions = ReturnType<typeof createSessions>

/** Interview sessions, by access pattern. One whose room has expired reads as abandoned; a sweep writes that later. */
export function createSessions(dynamo: Dynamo, table: string, clock: Clock) {
  const seen = (item: unknown): StoredSession => {
    const session = storedSession.parse(item)
    return hasExpired(session, clock()) ? { ...session, status: 'abandoned' } : session
  }

  const ofUser = async (userId: string): Promise<StoredSession[]> =>
    (await rowsOfUser(dynamo, table, userId))
      .map(seen)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

  const itemOf = async (userId: string, id: string): Promise<unknown> => {
    if (!canBeKey(id)) return undefined
    const { Item } = await dynamo.send(
      new GetCommand({ TableName: table, Key: { userId, id }, ConsistentRead: true }),
    )
    return Item
  }

  return {
    async byId(userId: string, id: string): Promise<StoredSession | undefined> {
      const item = await itemOf(userId, id)
      return item === undefined ? undefined : seen(item)
    },

    /** With the status that is stored. The rules of the room take it: a late finish completes an expired session. */
    async asStored(userId: string, id: string): Promise<StoredSession | undefined> {
      const item = await itemOf(userId, id)
      return item === undefined ? undefined : storedSession.parse(item)
    },

    /** A candidate's sessions, newest first. */
    ofUser,

    /** Deletes a candidate's sessions and their transcripts, but for those of the positions to keep. */
    async removeOfUser(userId: string, kept: ReadonlySet<string> = new Set()): Promise<void> {
      for (const { id } of (await ofUser(userId)).filter(({ jobId }) => !kept.has(jobId)))
        for (const key of [{ userId, id }, transcriptKey(id)])
          await dynamo.send(new DeleteCommand({ TableName: table, Key: key }))
    },
  }
}
