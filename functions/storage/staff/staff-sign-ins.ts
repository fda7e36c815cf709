import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { seconds } from '../limits/guards.ts'
import { staffHash } from './staff-hash.ts'

const storedStaffSignIn = z.object({
  memberId: z.string(),
  epoch: z.number(),
  /** `password`: the second factor has still to be given. */
  stage: z.enum(['password', 'full']),
  expiresAt: z.number(),
  /** When the member signed in before; absent at the first sign-in. */
  newSince: z.optional(z.string()),
})

export type StoredStaffSignIn = z.output<typeof storedStaffSignIn>

export type StaffSignIns = ReturnType<typeof createStaffSignIns>

/** Sign-ins at the desk, by the hash of the cookie's token. */
export function createStaffSignIns(dynamo: Dynamo, table: string) {
  const keyOf = (token: string) => ({ kind: 'sign-in', id: staffHash(token) })
  return {
    async begin(token: string, signIn: StoredStaffSignIn): Promise<void> {
      await dynamo.send(
        new PutCommand({
          TableName: table,
          Item: { ...keyOf(token), ...signIn },
          ConditionExpression: 'attribute_not_exists(id)',
        }),
      )
    },

    async find(token: string, now: Date): Promise<StoredStaffSignIn | undefined> {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: keyOf(token), ConsistentRead: true }),
      )
      const signIn = z.optional(storedStaffSignIn).parse(Item)
      return signIn !== undefined && signIn.expiresAt > seconds(now) ? signIn : undefined
    },

    async end(token: string): Promise<void> {
      await dynamo.send(new DeleteCommand({ TableName: table, Key: keyOf(token) }))
    },
  }
}
