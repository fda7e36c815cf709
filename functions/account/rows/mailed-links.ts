import { createHash } from 'node:crypto'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

const storedLink = z.object({
  userId: z.string(),
  epoch: z.number(),
  expiresAt: z.number(),
  /**
   * `reset` and `welcome` set a password, `welcome` after a registration. `confirm` and `first` set none and prove the mailbox;
   * `first`, of the letters about the account itself, also lets its owner deny having registered.
   */
  purpose: z._default(z.enum(['reset', 'welcome', 'confirm', 'first']), 'reset'),
})

export type StoredLink = z.output<typeof storedLink>

/** The table stores the token's hash, so reading the table opens no account. */
export const tokenRowId = (kind: string, token: string): string =>
  `${kind}#${createHash('sha256').update(token).digest('base64url')}`

const rowId = (token: string): string => tokenRowId('link', token)

/** E-mailed links that prove the mailbox. Each works once, and none after another password change. */
export function createMailedLinks(dynamo: Dynamo, table: string) {
  return {
    async keep(token: string, link: StoredLink): Promise<void> {
      await dynamo.send(new PutCommand({ TableName: table, Item: { ...link, id: rowId(token) } }))
    },

    async find(token: string, now: Date): Promise<StoredLink | undefined> {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: { id: rowId(token) }, ConsistentRead: true }),
      )
      const link = z.optional(storedLink).parse(Item)
      return link !== undefined && link.expiresAt > seconds(now) ? link : undefined
    },

    /** Uses up a link in the transaction that sets the password or confirms the address. */
    spendStep: (token: string, now: Date): Step => ({
      Delete: {
        TableName: table,
        Key: { id: rowId(token) },
        ConditionExpression: 'expiresAt > :now',
        ExpressionAttributeValues: { ':now': seconds(now) },
      },
    }),
  }
}
