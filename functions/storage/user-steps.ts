import { emailKey } from '#shared/domain/email-key.ts'
import type { ProfileChange } from '#shared/domain/profile.ts'
import { setOf } from './set-attributes.ts'
import type { StoredUser } from './stored-user.ts'
import type { Step } from './transaction.ts'

/** The lock item that keeps an e-mail address to one account. An index is eventually consistent, so it could not. */
export const lockId = (email: string): string => `email#${emailKey(email)}`

/** An account with its lock item; they fail when the e-mail address has an account. */
export const creationSteps = (table: string, user: StoredUser): Step[] =>
  [{ id: lockId(user.email), userId: user.id }, user].map((Item) => ({
    Put: { TableName: table, Item, ConditionExpression: 'attribute_not_exists(id)' },
  }))

/** The deletion of an account and its lock item. */
export const deletionSteps = (table: string, user: StoredUser): Step[] => [
  {
    Delete: {
      TableName: table,
      Key: { id: lockId(user.email) },
      // The slower of two deletions must not unlock the address if a new account has it by then.
      ConditionExpression: 'userId = :id',
      ExpressionAttributeValues: { ':id': user.id },
    },
  },
  { Delete: { TableName: table, Key: { id: user.id } } },
]

/**
 * The transaction step that sets a password and raises the epoch, which ends every earlier sign-in and link. It fails if
 * the epoch has changed since the account was read, so one of two concurrent changes is refused.
 */
export const passwordStep = (table: string, { id, epoch }: StoredUser, passwordHash: string): Step => ({
  Update: {
    TableName: table,
    Key: { id },
    UpdateExpression: 'SET passwordHash = :hash, epoch = :next',
    ConditionExpression: 'epoch = :epoch',
    ExpressionAttributeValues: { ':hash': passwordHash, ':epoch': epoch, ':next': epoch + 1 },
  },
})

/** As `passwordStep`, by a link: it proves the mailbox. The fields in `instead` replace the stored ones, and the CV goes. */
export const provingPasswordStep = (
  table: string,
  { id, epoch }: StoredUser,
  passwordHash: string,
  instead: ProfileChange | undefined,
): Step => {
  const { set, names, values } = setOf({ ...instead, passwordHash, epoch: epoch + 1 })
  return {
    Update: {
      TableName: table,
      Key: { id },
      UpdateExpression: `SET ${set} REMOVE proveBy${instead === undefined ? '' : ', cv'}`,
      ConditionExpression: 'epoch = :before AND attribute_not_exists(isExpiring)',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...values, ':before': epoch },
    },
  }
}

/** The transaction step that notes that the mailbox is proved. */
export const provedStep = (table: string, { id, epoch }: StoredUser): Step => ({
  Update: {
    TableName: table,
    Key: { id },
    UpdateExpression: 'REMOVE proveBy',
    ConditionExpression: 'epoch = :epoch AND attribute_not_exists(isExpiring)',
    ExpressionAttributeValues: { ':epoch': epoch },
  },
})
