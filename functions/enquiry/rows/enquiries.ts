import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { createOutbox } from '#functions/platform/outbox/outbox.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { storedEnquiry, type Recipient, type StoredEnquiry } from './stored-enquiry.ts'

export type Enquiries = ReturnType<typeof createEnquiries>

const keys = z.object({ id: z.string() })

/** The outbox of the contact form, by access pattern. */
export function createEnquiries(dynamo: Dynamo, table: string) {
  return {
    ...createOutbox(dynamo, {
      name: table,
      keyOf: (id: string) => ({ id }),
      idOf: (item) => keys.parse(item).id,
      rowOf: (item) => storedEnquiry.parse(item),
    }),

    async byId(id: string): Promise<StoredEnquiry | undefined> {
      const { Item } = await dynamo.send(new GetCommand({ TableName: table, Key: { id } }))
      return Item === undefined ? undefined : storedEnquiry.parse(Item)
    },

    /** Records that an e-mail was sent, even after the lease ended. */
    async markSent(id: string, recipient: Recipient, mailId: string): Promise<void> {
      await dynamo.send(
        new UpdateCommand({
          TableName: table,
          Key: { id },
          UpdateExpression: 'SET sent.#recipient = :mail',
          ExpressionAttributeNames: { '#recipient': recipient },
          ExpressionAttributeValues: { ':mail': mailId },
          ConditionExpression: 'attribute_exists(id)',
        }),
      )
    },

    /** Removes the enquiry from the outbox index once both e-mails are sent. */
    async finish(id: string): Promise<void> {
      await dynamo.send(
        new UpdateCommand({
          TableName: table,
          Key: { id },
          UpdateExpression: 'REMOVE outbox, leasedUntil',
          ConditionExpression: 'attribute_exists(id)',
        }),
      )
    },
  }
}
