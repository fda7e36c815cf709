import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import { signInRowId, storedSignIn, type StoredSignIn } from './stored-sign-in.ts'

type Ids = { userId: string; signInId: string }

/** Sign-ins by id. One is active while its row exists, has not expired and has the epoch of its account. */
export function createSignIns(dynamo: Dynamo, tables: { users: string; guards: string }) {
  const rowNamed = (signInId: string) => ({ TableName: tables.guards, Key: { id: signInRowId(signInId) } })

  return {
    async begin(
      signInId: string,
      signIn: Pick<StoredSignIn, 'userId' | 'epoch' | 'startedAt' | 'expiresAt' | 'remembered'>,
    ): Promise<void> {
      await dynamo.send(
        new PutCommand({
          TableName: tables.guards,
          Item: { ...signIn, id: signInRowId(signInId), generation: 0, arrived: 0 },
          ConditionExpression: 'attribute_not_exists(id)',
        }),
      )
    },

    async findActive({ userId, signInId }: Ids, now: Date): Promise<StoredSignIn | undefined> {
      const [{ Item }, epoch] = await Promise.all([
        dynamo.send(new GetCommand({ ...rowNamed(signInId), ConsistentRead: true })),
        epochOf(dynamo, tables.users, userId),
      ])
      if (Item === undefined) return undefined
      const signIn = storedSignIn.parse(Item)
      const isActive = signIn.userId === userId && signIn.expiresAt > seconds(now) && signIn.epoch === epoch
      return isActive ? signIn : undefined
    },

    /** Numbers the next token; false when another call has done so since the sign-in was read. */
    renew: (signIn: StoredSignIn, now: Date): Promise<boolean> =>
      updateIf(dynamo, { TableName: tables.guards, Key: { id: signIn.id }, ...renewal(signIn, now) }),

    /** Records that a call has carried the token of this generation. */
    async noteArrival({ id }: StoredSignIn, generation: number): Promise<void> {
      await updateIf(dynamo, {
        TableName: tables.guards,
        Key: { id },
        UpdateExpression: 'SET arrived = :generation',
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeValues: { ':generation': generation },
      })
    },

    async end(signInId: string): Promise<void> {
      await dynamo.send(new DeleteCommand(rowNamed(signInId)))
    },
  }
}

const renewal = ({ generation }: StoredSignIn, now: Date) => ({
  UpdateExpression: 'SET generation = :next, renewedAt = :now',
  // A row of an older version of the product has no generation.
  ConditionExpression:
    'attribute_exists(id) AND (generation = :present OR (:present = :first AND attribute_not_exists(generation)))',
  ExpressionAttributeValues: {
    ':present': generation,
    ':next': generation + 1,
    ':first': 0,
    ':now': now.toISOString(),
  },
})

/** Undefined when there is no such account. */
async function epochOf(dynamo: Dynamo, users: string, userId: string): Promise<unknown> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: users,
      Key: { id: userId },
      ProjectionExpression: 'epoch',
      ConsistentRead: true,
    }),
  )
  return Item?.['epoch']
}
