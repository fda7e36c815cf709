import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { hasExpired } from '#shared/application/session/interview-status.ts'
import type { Clock } from '#functions/platform/world/ports.ts'
import { rowsByKeys } from '#functions/platform/dynamo/batch-get.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { canBeKey } from '#functions/platform/dynamo/key-length.ts'
import { rowsOfUser } from '#functions/platform/dynamo/pages.ts'
import { reopening } from './session-change.ts'
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
    if (!canBeKey(userId) || !canBeKey(id)) return undefined
    const { Item } = await dynamo.send(
      new GetCommand({ TableName: table, Key: { userId, id }, ConsistentRead: true }),
    )
    return Item
  }

  const asStored = async (userId: string, id: string): Promise<StoredSession | undefined> => {
    const item = await itemOf(userId, id)
    return item === undefined ? undefined : storedSession.parse(item)
  }

  return {
    async byId(userId: string, id: string): Promise<StoredSession | undefined> {
      const item = await itemOf(userId, id)
      return item === undefined ? undefined : seen(item)
    },

    /** Those that exist of several, in any order; a change is seen within a second. */
    byKeys: async (keys: readonly Pick<StoredSession, 'userId' | 'id'>[]): Promise<StoredSession[]> => {
      const possible = keys.filter(({ id }) => canBeKey(id)).map(({ userId, id }) => ({ userId, id }))
      return (await rowsByKeys(dynamo, table, possible)).map(seen)
    },

    /** With the status that is stored. The rules of the room take it: a late finish completes an expired session. */
    asStored,

    /** A candidate's sessions, newest first. */
    ofUser,

    /** Those of an application that were started, oldest first. */
    startedOf: async ({ userId, jobId }: Pick<StoredSession, 'userId' | 'jobId'>): Promise<StoredSession[]> =>
      (await ofUser(userId))
        .filter((session) => session.jobId === jobId && session.started_at !== null)
        .toSorted((a, b) => (a.started_at ?? '').localeCompare(b.started_at ?? '')),

    /** Lets one that ended without a start be taken again; false when it has changed since it was read. */
    reopen: (session: StoredSession): Promise<boolean> => updateIf(dynamo, reopening(table, session).Update),
  }
}
