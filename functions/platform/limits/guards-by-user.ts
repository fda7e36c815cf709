import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { queryAll } from '../dynamo/pages.ts'

const byUserIndex = 'byUser'

export type GuardsByUser = ReturnType<typeof createGuardsByUser>

/** A user's sign-ins and mailed links, for the export and the deletion of an account. */
export function createGuardsByUser(dynamo: Dynamo, table: string) {
  const of = (userId: string): Promise<Record<string, unknown>[]> =>
    queryAll(dynamo, {
      TableName: table,
      IndexName: byUserIndex,
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
    })
  return {
    of,
    async remove(userId: string): Promise<void> {
      for (const { id } of await of(userId))
        await dynamo.send(new DeleteCommand({ TableName: table, Key: { id } }))
    },
  }
}
