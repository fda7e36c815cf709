import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Dynamo } from './dynamo.ts'
import { seconds } from './guards.ts'

const storedSession = z.object({
  id: z.string(),
  userId: z.string(),
  /** The account's epoch when the session began: a password change since then ended it. */
  epoch: z.number(),
  startedAt: z.string(),
  /** The second after which it is over, however active the person is. */
  expiresAt: z.number(),
  remembered: z.boolean(),
})

export type StoredSession = z.output<typeof storedSession>

type Names = { userId: string; sessionId: string }

const rowId = (sessionId: string): string => `session#${sessionId}`

export type SignInSessions = ReturnType<typeof createSignInSessions>

/** Who is signed in where. A session stands while its row does, its time lasts and its account's epoch is the same. */
export function createSignInSessions(dynamo: Dynamo, tables: { users: string; guards: string }) {
  const row = (sessionId: string) =>
    dynamo.send(
      new GetCommand({ TableName: tables.guards, Key: { id: rowId(sessionId) }, ConsistentRead: true }),
    )
  const epochOf = (userId: string) =>
    dynamo.send(
      new GetCommand({
        TableName: tables.users,
        Key: { id: userId },
        ProjectionExpression: 'epoch',
        ConsistentRead: true,
      }),
    )

  return {
    async begin(sessionId: string, session: Omit<StoredSession, 'id'>): Promise<void> {
      await dynamo.send(
        new PutCommand({
          TableName: tables.guards,
          Item: { ...session, id: rowId(sessionId) },
          ConditionExpression: 'attribute_not_exists(id)',
        }),
      )
    },

    /** The session if it still stands. */
    async standing({ userId, sessionId }: Names, now: Date): Promise<StoredSession | undefined> {
      const [found, account] = await Promise.all([row(sessionId), epochOf(userId)])
      if (found.Item === undefined) return undefined
      const session = storedSession.parse(found.Item)
      const stands =
        session.userId === userId &&
        session.expiresAt > seconds(now) &&
        session.epoch === account.Item?.['epoch']
      return stands ? session : undefined
    },

    async end(sessionId: string): Promise<void> {
      await dynamo.send(new DeleteCommand({ TableName: tables.guards, Key: { id: rowId(sessionId) } }))
    },
  }
}

/** The sessions among what the guards hold of a person. */
export const sessionsAmong = (rows: readonly unknown[]): StoredSession[] =>
  rows.flatMap((found) => {
    const { success, data } = storedSession.safeParse(found)
    return success && data.id.startsWith(rowId('')) ? [data] : []
  })
