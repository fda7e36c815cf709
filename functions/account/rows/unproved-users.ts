import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import type { StoredUser } from './stored-user.ts'

export type UnprovedUsers = ReturnType<typeof createUnprovedUsers>

/** Accounts whose e-mail address is not confirmed, with its deadline `proveBy`. */
export function createUnprovedUsers(dynamo: Dynamo, table: string) {
  return {
    /** False when the address was confirmed, or another run has reminded meanwhile. */
    noteReminder: ({ id, reminders }: StoredUser, now: Date): Promise<boolean> =>
      updateIf(dynamo, {
        TableName: table,
        Key: { id },
        UpdateExpression: 'SET reminders = :next, remindedAt = :now',
        ConditionExpression:
          'attribute_exists(proveBy) AND (reminders = :present OR (:present = :none AND attribute_not_exists(reminders)))',
        ExpressionAttributeValues: {
          ':present': reminders,
          ':next': reminders + 1,
          ':none': 0,
          ':now': now.toISOString(),
        },
      }),

    /** A letter bounced permanently. Accounts with a proved address do not expire, so nothing is written to them. */
    noteBounce: (id: string, now: Date): Promise<boolean> =>
      updateIf(dynamo, {
        TableName: table,
        Key: { id },
        UpdateExpression: 'SET bouncedAt = :now',
        ConditionExpression: 'attribute_exists(proveBy)',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      }),

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
