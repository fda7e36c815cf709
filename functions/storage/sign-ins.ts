import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Dynamo } from './dynamo.ts'
import { seconds } from './guards.ts'

const storedSignIn = z.object({
  id: z.string(),
  userId: z.string(),
  /** The account's epoch when the sign-in began; a password change raises the account's epoch, which ends it. */
  epoch: z.number(),
  startedAt: z.string(),
  /** In seconds since 1970; refreshing the token does not move it. */
  expiresAt: z.number(),
  remembered: z.boolean(),
})

type StoredSignIn = z.output<typeof storedSignIn>

type Ids = { userId: string; signInId: string }

const rowId = (signInId: string): string => `sign-in#${signInId}`

export type SignIns = ReturnType<typeof createSignIns>

/** Sign-ins by id. One is active while its row exists, has not expired and has the epoch of its account. */
export function createSignIns(dynamo: Dynamo, tables: { users: string; guards: string }) {
  const row = (signInId: string) =>
    dynamo.send(
      new GetCommand({ TableName: tables.guards, Key: { id: rowId(signInId) }, ConsistentRead: true }),
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
    async begin(signInId: string, signIn: Omit<StoredSignIn, 'id'>): Promise<void> {
      await dynamo.send(
        new PutCommand({
          TableName: tables.guards,
          Item: { ...signIn, id: rowId(signInId) },
          ConditionExpression: 'attribute_not_exists(id)',
        }),
      )
    },

    async findActive({ userId, signInId }: Ids, now: Date): Promise<StoredSignIn | undefined> {
      const [found, account] = await Promise.all([row(signInId), epochOf(userId)])
      if (found.Item === undefined) return undefined
      const signIn = storedSignIn.parse(found.Item)
      const isActive =
        signIn.userId === userId &&
        signIn.expiresAt > seconds(now) &&
        signIn.epoch === account.Item?.['epoch']
      return isActive ? signIn : undefined
    },

    async end(signInId: string): Promise<void> {
      await dynamo.send(new DeleteCommand({ TableName: tables.guards, Key: { id: rowId(signInId) } }))
    },
  }
}

/** The sign-ins among a user's guards. */
export const signInsAmong = (rows: readonly unknown[]): StoredSignIn[] =>
  rows.flatMap((found) => {
    const { success, data } = storedSignIn.safeParse(found)
    return success && data.id.startsWith(rowId('')) ? [data] : []
  })
