import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

const Key = { kind: 'administrators', id: 'removals' }
const removals = z._default(z.object({ version: z.number() }), { version: 0 })

/** One row that each removal of an administrator updates: of two who remove each other at the same time, one is refused. */
export const createAdministrators = (dynamo: Dynamo, table: string) => ({
  async removals(): Promise<number> {
    const { Item } = await dynamo.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return removals.parse(Item).version
  },

  removalStep: (version: number): Step => ({
    Update: {
      TableName: table,
      Key,
      UpdateExpression: 'SET version = :next',
      ConditionExpression: 'attribute_not_exists(version) OR version = :version',
      ExpressionAttributeValues: { ':next': version + 1, ':version': version },
    },
  }),
})
