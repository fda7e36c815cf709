import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type { Clock, Random } from '#functions/platform/world/ports.ts'
import { callAsRead, callEndSteps } from './call-ends.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { positionOf } from './interview-position.ts'
import { removalStep, type Removed } from '#functions/platform/removals/removals.ts'
import { createSessions } from './sessions.ts'
import type { StoredSession } from './stored-session.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'
import { removeTurns } from './turns-removal.ts'
import { transcriptKey } from './transcript-key.ts'

/** A call can start or end, and a room be opened, between reading and deleting a session. */
const maxTries = 5

export type SessionTables = { sessions: string; removals: string }

type OfSession = Pick<StoredSession, 'userId' | 'id' | 'jobId' | 'folder'>

/** What the row of a removed session says. */
export const removedSession = ({ userId, id, jobId, folder }: OfSession): Removed => ({
  kind: 'session',
  userId,
  jobId,
  sessionId: id,
  ...(folder === undefined ? {} : { position: positionOf(folder) }),
})

/** The condition under which a session is deleted: otherwise a call or a folder that is new would never be removed. */
function asRead(session: StoredSession) {
  const { condition, names, values } = callAsRead(session)
  const { folder } = session
  return folder === undefined
    ? { condition: `${condition} AND attribute_not_exists(folder)`, names, values }
    : { condition: `${condition} AND folder = :folder`, names, values: { ...values, ':folder': folder } }
}

/** DynamoDB refuses empty lists of them. */
const expressionOf = (names: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) => ({
  ...(Object.keys(names).length === 0 ? {} : { ExpressionAttributeNames: names }),
  ...(Object.keys(values).length === 0 ? {} : { ExpressionAttributeValues: values }),
})

/** Deletes a session, and leaves what ends its call and removes its transcript and files. Fails where it has changed since. */
export function sessionRemovalSteps(tables: SessionTables, session: StoredSession, now: Date): Step[] {
  const { condition, names, values } = asRead(session)
  const { userId, id } = session
  return [
    {
      Delete: {
        TableName: tables.sessions,
        Key: { userId, id },
        ConditionExpression: condition,
        ...expressionOf(names, values),
      },
    },
    ...callEndSteps(tables.sessions, session, now),
    removalStep(tables.removals, removedSession(session), now),
  ]
}

/** The deletion of sessions whose account is deleted, or that recruiters do not keep of a detached one. */
export function createSessionRemoval(
  dynamo: Dynamo,
  tables: SessionTables,
  { clock, random }: { clock: Clock; random: Random },
) {
  const sessions = createSessions(dynamo, tables.sessions, clock)

  /** Undefined where there is none, or no longer. */
  async function remove(userId: string, id: string): Promise<StoredSession | undefined> {
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const session = await sessions.asStored(userId, id)
      if (session === undefined) return undefined
      const { done } = await writeTogether(dynamo, sessionRemovalSteps(tables, session, clock()), random)
      if (!done) continue
      await dynamo.send(new DeleteCommand({ TableName: tables.sessions, Key: transcriptKey(id) }))
      await removeTurns(dynamo, tables.sessions, id)
      return session
    }
    throw new Error('The session was changed by other requests each time it was read.')
  }

  return {
    remove,

    /** Deletes a candidate's sessions, but for those of the positions to keep; returns those that it deleted. */
    async removeOfUser(
      userId: string,
      keptPositions: ReadonlySet<string> = new Set(),
    ): Promise<StoredSession[]> {
      const removed: StoredSession[] = []
      for (const { id, jobId } of await sessions.ofUser(userId)) {
        const session = keptPositions.has(jobId) ? undefined : await remove(userId, id)
        if (session !== undefined) removed.push(session)
      }
      return removed
    },

    /** Deletes a position's sessions that are older than the candidate's present application for it, if there is one. */
    async removeOfPosition(userId: string, jobId: string, appliedAt: string | undefined): Promise<void> {
      for (const session of await sessions.ofUser(userId))
        if (session.jobId === jobId && (appliedAt === undefined || session.createdAt < appliedAt))
          await remove(userId, session.id)
    },
  }
}
