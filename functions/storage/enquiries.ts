import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { unlessRefused } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { storedEnquiry, type Letter, type OutboxState, type StoredEnquiry } from './stored-enquiry.ts'

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

    /** Takes an enquiry up until `until`, for one holder alone; nothing when another has it or it is done. */
    async lease(id: string, now: Date, until: Date): Promise<StoredEnquiry | undefined> {
      return unlessRefused(async () => {
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

    /** Notes that a letter left. Said even when the lease ran out meanwhile: it is true all the same. */
    async markSent(id: string, letter: Letter, mailId: string): Promise<void> {
      await dynamo.send(
        new UpdateCommand({
          TableName: table,
          Key: { id },
          UpdateExpression: 'SET sent.#letter = :mail',
          ExpressionAttributeNames: { '#letter': letter },
          ExpressionAttributeValues: { ':mail': mailId },
          ConditionExpression: 'attribute_exists(id)',
        }),
      )
    },

    /** Both letters left: out of the outbox. */
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

    /** Gives a lease back: to be tried again at `dueAt`, or not again (`dead`) until a person says so. */
    async release(held: StoredEnquiry, next: { outbox: OutboxState; dueAt: Date }): Promise<void> {
      await unlessRefused(() =>
        dynamo.send(
          new UpdateCommand({
            TableName: table,
            Key: { id: held.id },
            UpdateExpression: 'SET outbox = :outbox, dueAt = :due REMOVE leasedUntil',
            ConditionExpression: 'outbox = :pending AND dueAt = :held',
            ExpressionAttributeValues: {
              ':outbox': next.outbox,
              ':due': next.dueAt.toISOString(),
              ':pending': 'pending',
              ':held': held.dueAt,
            },
          }),
        ),
      )
    },

    /** Makes a waiting or given-up enquiry due now, its attempts forgotten; false when it is done or in hand. */
    async revive(id: string, now: Date): Promise<boolean> {
      const revived = await unlessRefused(() =>
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
