import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { unlessConditionFails } from './conditional.ts'
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
  /** The number of the newest token, and when it replaced the one before. */
  generation: z._default(z.number(), 0),
  renewedAt: z.optional(z.string()),
  /** The highest number of a token that a call has carried: its answer reached the browser. */
  arrived: z._default(z.number(), 0),
})

export type StoredSignIn = z.output<typeof storedSignIn>

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
    async begin(
      signInId: string,
      signIn: Pick<StoredSignIn, 'userId' | 'epoch' | 'startedAt' | 'expiresAt' | 'remembered'>,
    ): Promise<void> {
      await dynamo.send(
        new PutCommand({
          TableName: tables.guards,
          Item: { ...signIn, id: rowId(signInId), generation: 0, arrived: 0 },
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

    /** Numbers the next token; false when another call has done so since the sign-in was read. */
    async renew({ id, generation }: StoredSignIn, now: Date): Promise<boolean> {
      const renewed = await unlessConditionFails(() =>
        dynamo.send(
          new UpdateCommand({
            TableName: tables.guards,
            Key: { id },
            UpdateExpression: 'SET generation = :next, renewedAt = :now',
            // A row of an older version of the product has no number.
            ConditionExpression:
              'attribute_exists(id) AND (generation = :present OR (:present = :first AND attribute_not_exists(generation)))',
            ExpressionAttributeValues: {
              ':present': generation,
              ':next': generation + 1,
              ':first': 0,
              ':now': now.toISOString(),
            },
          }),
        ),
      )
      return renewed !== undefined
    },

    /** Records that a call has carried the token with this number. */
    async noteArrival({ id }: StoredSignIn, generation: number): Promise<void> {
      await unlessConditionFails(() =>
        dynamo.send(
          new UpdateCommand({
            TableName: tables.guards,
            Key: { id },
            UpdateExpression: 'SET arrived = :generation',
            ConditionExpression: 'attribute_exists(id)',
            ExpressionAttributeValues: { ':generation': generation },
          }),
        ),
      )
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
