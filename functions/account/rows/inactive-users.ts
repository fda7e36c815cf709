import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import type { StoredUser } from './stored-user.ts'

/** Unused accounts. Each write fails where the candidate has signed in since the row was read. */
export function createInactiveUsers(dynamo: Dynamo, table: string) {
  const unseen = ({ lastSeenAt }: StoredUser) =>
    lastSeenAt === undefined
      ? { condition: 'attribute_exists(id) AND attribute_not_exists(lastSeenAt)', values: {} }
      : { condition: 'lastSeenAt = :seen', values: { ':seen': lastSeenAt } }

  return {
    noteNotice(account: StoredUser, now: Date): Promise<boolean> {
      const { condition, values } = unseen(account)
      return updateIf(dynamo, {
        TableName: table,
        Key: { id: account.id },
        UpdateExpression: 'SET retentionNoticeAt = :now',
        ConditionExpression: condition,
        ExpressionAttributeValues: { ...values, ':now': now.toISOString() },
      })
    },

    /** Ends every sign-in and link of an account that is about to be deleted; false when its candidate came back. */
    beginDeletion(account: StoredUser): Promise<boolean> {
      const { condition, values } = unseen(account)
      return updateIf(dynamo, {
        TableName: table,
        Key: { id: account.id },
        UpdateExpression: 'SET isExpiring = :yes ADD epoch :one',
        ConditionExpression: condition,
        ExpressionAttributeValues: { ...values, ':yes': true, ':one': 1 },
      })
    },
  }
}
