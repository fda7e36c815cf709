import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { unlessConditionFails } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { storedEnquiry, type Recipient, type OutboxState, type StoredEnquiry } from './stored-enquiry.ts'

const outboxIndex = 'outbox'

export type Enquiries = ReturnType<typeof createEnquiries>

/** The outbox of the contact form, by access pattern. */
export function createEnquiries(dynamo: Dynamo, table: string) {
  const idsIn = async (state: OutboxState, dueBefore: Date, most: number): Promise<string[]> => {
    const { Items = [] } = await dynamo.send(
      new QueryCommand({
        TableName: table,
        IndexName: outboxIndex,
        KeyConditionExpression: 'outbox = :state AND dueAt <= :due',
        ExpressionAttributeValues: { ':state': state, ':due': dueBefore.toISOString() },
        Limit: most,
      }),
    )
    return Items.map((item) => z.object({ id: z.string() }).parse(item).id)
  }

  return {
    idsIn,

    /** Leases an enquiry until `until` to one run alone; undefined when another holds it or it is sent. */
    async lease(id: string, now: Date, until: Date): Promise<StoredEnquiry | undefined> {
      return unlessConditionFails(async () => {
        const { Attributes } = await dynamo.send(
          new UpdateCommand({
            TableName: table,
            Key: { id },
            UpdateExpression: 'SET dueAt = :until, leasedUntil = :until ADD attempts :one',
            ConditionExpression: 'outbox = :pending AND dueAt <= :now',
            ExpressionAttributeValues: {
              ':until': until.toISOString(),
              ':now': now.toISOString(),
              ':pending': 'pending',
              ':one': 1,
            },
            ReturnValues: 'ALL_NEW',
          }),
        )
        return storedEnquiry.parse(Attributes)
      })
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

    /** Ends a lease: the enquiry is due again at `dueAt`, or waits for an operator (`dead`). */
    async release(leased: StoredEnquiry, next: { outbox: OutboxState; dueAt: Date }): Promise<void> {
      await unlessConditionFails(() =>
        dynamo.send(
          new UpdateCommand({
            TableName: table,
            Key: { id: leased.id },
            UpdateExpression: 'SET outbox = :outbox, dueAt = :due REMOVE leasedUntil',
            ConditionExpression: 'outbox = :pending AND dueAt = :held',
            ExpressionAttributeValues: {
              ':outbox': next.outbox,
              ':due': next.dueAt.toISOString(),
              ':pending': 'pending',
              ':held': leased.dueAt,
            },
          }),
        ),
      )
    },

    /** Makes a pending or dead enquiry due now and resets its attempts; false when it is sent or leased. */
    async revive(id: string, now: Date): Promise<boolean> {
      const revived = await unlessConditionFails(() =>
        dynamo.send(
          new UpdateCommand({
            TableName: table,
            Key: { id },
            UpdateExpression: 'SET outbox = :pending, dueAt = :now, attempts = :none',
            ConditionExpression:
              'attribute_exists(outbox) AND (attribute_not_exists(leasedUntil) OR leasedUntil <= :now)',
            ExpressionAttributeValues: { ':pending': 'pending', ':now': now.toISOString(), ':none': 0 },
          }),
        ),
      )
      return revived !== undefined
    },
  }
}
