import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { tokenRowId } from '#functions/account/rows/mailed-links.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { seconds } from '#functions/platform/limits/guards.ts'

/** `userId` is the key of the index by which the row is deleted with the account. */
const storedInvitationLink = z.object({
  userId: z.string(),
  jobId: z.string(),
  /** The address to which the letter went: the link ends when the account gets another one. */
  email: z.string(),
  /** Of the application: the link ends with it, also where the candidate applies again. */
  appliedAt: z.string(),
  expiresAt: z.number(),
})

export type StoredInvitationLink = z.output<typeof storedInvitationLink>

const rowId = (token: string): string => tokenRowId('invitation', token)

export type InvitationLinks = ReturnType<typeof createInvitationLinks>

/** The links by which a candidate answers an invitation without a sign-in. They open no account. */
export function createInvitationLinks(dynamo: Dynamo, table: string) {
  return {
    async keep(token: string, link: StoredInvitationLink): Promise<void> {
      await dynamo.send(new PutCommand({ TableName: table, Item: { ...link, id: rowId(token) } }))
    },

    async find(token: string, now: Date): Promise<StoredInvitationLink | undefined> {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: { id: rowId(token) }, ConsistentRead: true }),
      )
      const link = z.optional(storedInvitationLink).parse(Item)
      return link !== undefined && link.expiresAt > seconds(now) ? link : undefined
    },
  }
}
