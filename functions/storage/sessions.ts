import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import { hasExpired } from '#shared/domain/interview.ts'
import type { Clock } from '../ports.ts'
import { callAsRead, createCallEnds } from './call-ends.ts'
import { deleteIf } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { canBeKey } from './key-length.ts'
import { rowsOfUser } from './pages.ts'
import { transcriptKey } from './transcript-key.ts'
import { storedSession, type StoredSession } from './stored-session.ts'

/** A call can start or end between reading and deleting its session. */
const mostTries = 5

export type Sessions = ReturnType<typeof createSessions>

/** Interview sessions, by access pattern. One whose room has expired reads as abandoned; a sweep writes that later. */
export function createSessions(dynamo: Dynamo, table: string, clock: Clock) {
  const callEnds = createCallEnds(dynamo, table)
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

  const asStored = async (userId: string, id: string): Promise<StoredSession | undefined> => {
    const item = await itemOf(userId, id)
    return item === undefined ? undefined : storedSession.parse(item)
  }

  /** The row that ends its call comes first: after a crash between the two, the deletion is repeated. */
  const remove = async ({ userId, id }: StoredSession): Promise<void> => {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const session = await asStored(userId, id)
      if (session === undefined) return
      await callEnds.addFor(session, clock())
      if (await deleteIf(dynamo, deletionOf(table, session))) return
    }
    throw new Error('The session was changed by other requests each time it was read.')
  }

  return {
    async byId(userId: string, id: string): Promise<StoredSession | undefined> {
      const item = await itemOf(userId, id)
      return item === undefined ? undefined : seen(item)
    },

    /** With the status that is stored. The rules of the room take it: a late finish completes an expired session. */
    asStored,

    /** A candidate's sessions, newest first. */
    ofUser,

    /** Deletes a candidate's sessions and their transcripts, but for those of the positions to keep. */
    async removeOfUser(userId: string, kept: ReadonlySet<string> = new Set()): Promise<void> {
      const unkept = (await ofUser(userId)).filter(({ jobId }) => !kept.has(jobId))
      for (const session of unkept) {
        await remove(session)
        await dynamo.send(new DeleteCommand({ TableName: table, Key: transcriptKey(session.id) }))
      }
    },
  }
}

/** Refused when its call has changed since it was read. */
function deletionOf(table: string, session: StoredSession) {
  const { condition, names, values } = callAsRead(session)
  return {
    TableName: table,
    Key: { userId: session.userId, id: session.id },
    ConditionExpression: condition,
    ...(Object.keys(names).length === 0 ? {} : { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length === 0 ? {} : { ExpressionAttributeValues: values }),
  }
}
