import { updateIf } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { scanAll } from './pages.ts'
import { storedUser, type StoredUser } from './stored-user.ts'

export type UnprovedUsers = ReturnType<typeof createUnprovedUsers>

/** Accounts whose e-mail address was not confirmed before its deadline, `proveBy`. */
export function createUnprovedUsers(dynamo: Dynamo, table: string) {
  return {
    /** Reads the whole table, so only a daily function calls it. */
    async dueBy(now: Date): Promise<StoredUser[]> {
      const rows = await scanAll(dynamo, {
        TableName: table,
        FilterExpression: 'proveBy <= :now',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      })
      return rows.map((row) => storedUser.parse(row))
    },

    /** Ends every sign-in and link of an account that is about to be deleted; false when its address was confirmed meanwhile. */
    beginExpiry: ({ id }: StoredUser, now: Date): Promise<boolean> =>
      updateIf(dynamo, {
        TableName: table,
        Key: { id },
        UpdateExpression: 'SET isExpiring = :yes ADD epoch :one',
        ConditionExpression: 'proveBy <= :now',
        ExpressionAttributeValues: { ':yes': true, ':one': 1, ':now': now.toISOString() },
      }),
  }
}
