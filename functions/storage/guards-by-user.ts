import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from './dynamo.ts'

const byUserIndex = 'byUser'

export type GuardsByUser = ReturnType<typeof createGuardsByUser>

/** A user's sign-ins and mailed links, for the export and the deletion of an account. */
export function createGuardsByUser(dynamo: Dynamo, table: string) {
  const of = async (userId: string): Promise<Record<string, unknown>[]> => {
    const rows: Record<string, unknown>[] = []
    let next: Record<string, unknown> | undefined
    do {
      const page = await dynamo.send(
        new QueryCommand({
          TableName: table,
          IndexName: byUserIndex,
          KeyConditionExpression: 'userId = :user',
          ExpressionAttributeValues: { ':user': userId },
          ...(next === undefined ? {} : { ExclusiveStartKey: next }),
        }),
      )
      rows.push(...(page.Items ?? []))
      next = page.LastEvaluatedKey
    } while (next !== undefined)
    return rows
  }
  return {
    of,
    async remove(userId: string): Promise<void> {
      for (const { id } of await of(userId))
        await dynamo.send(new DeleteCommand({ TableName: table, Key: { id } }))
    },
  }
}
