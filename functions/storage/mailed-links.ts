import { createHash } from 'node:crypto'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Dynamo } from './dynamo.ts'
import { seconds } from './guards.ts'
import type { Step } from './transaction.ts'

const storedLink = z.object({ userId: z.string(), epoch: z.number(), expiresAt: z.number() })

export type StoredLink = z.output<typeof storedLink>

/** Only the hash is kept: who reads the table can open no account with it. */
const rowId = (token: string): string => `link#${createHash('sha256').update(token).digest('base64url')}`

export type MailedLinks = ReturnType<typeof createMailedLinks>

/** Links that set a password: single use, and void once the account's password was changed in another way. */
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

    /** Uses a link up, as part of the transaction that does what it is for. */
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
