import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import { staffHash } from '#functions/platform/staff/staff-hash.ts'

const storedStaffLink = z.object({
  memberId: z.string(),
  epoch: z.number(),
  purpose: z.enum(['invitation', 'reset']),
  expiresAt: z.number(),
  /** Of an invitation: the second factor that is being enrolled, sealed. */
  sealed: z.optional(z.string()),
  keyId: z.optional(z.string()),
})

export type StoredStaffLink = z.output<typeof storedStaffLink>

/** E-mailed links of staff. Each works once, and none after another password or a reset factor. */
export function createStaffLinks(dynamo: Dynamo, table: string) {
  const keyOf = (token: string) => ({ kind: 'link', id: staffHash(token) })
  return {
    keepStep: (token: string, link: StoredStaffLink): Step => ({
      Put: { TableName: table, Item: { ...keyOf(token), ...link } },
    }),

    async find(token: string, now: Date): Promise<StoredStaffLink | undefined> {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: keyOf(token), ConsistentRead: true }),
      )
      const link = z.optional(storedStaffLink).parse(Item)
      return link !== undefined && link.expiresAt > seconds(now) ? link : undefined
    },

    /** Uses up a link in the transaction that sets the password. */
    spendStep: (token: string, now: Date): Step => ({
      Delete: {
        TableName: table,
        Key: keyOf(token),
        ConditionExpression: 'expiresAt > :now',
        ExpressionAttributeValues: { ':now': seconds(now) },
      },
    }),
  }
}
