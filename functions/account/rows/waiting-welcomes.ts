import * as z from 'zod/mini'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { createOutbox } from '#functions/platform/outbox/outbox.ts'
import { outboxRow } from '#functions/platform/outbox/outbox-row.ts'
import { storedUser } from './stored-user.ts'

const key = z.object({ id: z.string() })
const accountWithLetter = z.object({ ...storedUser.shape, ...outboxRow.shape })

export type AccountWithLetter = z.output<typeof accountWithLetter>

/** The accounts whose first letter waits, because the letters of a day were used up. Deleting the row drops the letter. */
export function createWaitingWelcomes(dynamo: Dynamo, table: string) {
  return {
    ...createOutbox(dynamo, {
      name: table,
      keyOf: (id: string) => ({ id }),
      idOf: (item) => key.parse(item).id,
      rowOf: (item) => accountWithLetter.parse(item),
    }),

    letWait: (id: string, dueAt: Date): Promise<boolean> =>
      updateIf(dynamo, {
        TableName: table,
        Key: { id },
        UpdateExpression: 'SET outbox = :pending, dueAt = :due, attempts = :none',
        ConditionExpression: 'attribute_exists(proveBy)',
        ExpressionAttributeValues: { ':pending': 'pending', ':due': dueAt.toISOString(), ':none': 0 },
      }),

    finish: (id: string): Promise<boolean> =>
      updateIf(dynamo, {
        TableName: table,
        Key: { id },
        UpdateExpression: 'REMOVE outbox, dueAt, leasedUntil, attempts',
        ConditionExpression: 'attribute_exists(id)',
      }),
  }
}
