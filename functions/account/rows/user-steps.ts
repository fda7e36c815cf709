import { emailKey } from '#shared/platform/email-key.ts'
import { entryOfAddress, entryOfName, newTermSteps, noTermSteps, termSteps } from './directory-rows.ts'
import type { StoredUser } from './stored-user.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

/** The lock item that keeps an e-mail address to one account. An index is eventually consistent, so it could not. */
export const lockId = (email: string): string => `email#${emailKey(email)}`

const lockItem = (email: string, userId: string) => ({ id: lockId(email), userId, ...entryOfAddress(email) })

/** A new row of an account, with what it is found by in the directory. */
const accountSteps = (table: string, user: StoredUser): Step[] => [
  {
    Put: {
      TableName: table,
      Item: { ...user, ...entryOfName(user.name) },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  },
  ...termSteps(table, user.id, user),
]

/** An account with its lock item; they fail when the e-mail address has an account. */
export const creationSteps = (table: string, user: StoredUser): Step[] => [
  {
    Put: {
      TableName: table,
      Item: lockItem(user.email, user.id),
      ConditionExpression: 'attribute_not_exists(id)',
    },
  },
  ...accountSteps(table, user),
]

const unlockStep = (table: string, user: StoredUser): Step => ({
  Delete: {
    TableName: table,
    Key: { id: lockId(user.email) },
    // The slower of two deletions must not unlock the address if a new account has it by then.
    ConditionExpression: 'userId = :id',
    ExpressionAttributeValues: { ':id': user.id },
  },
})

/** The deletion of an account with the address as it was read, and of the lock item where that is the account's own. */
export const deletionSteps = (table: string, user: StoredUser, { hasLock }: { hasLock: boolean }): Step[] => [
  {
    Delete: {
      TableName: table,
      Key: { id: user.id },
      ConditionExpression: 'email = :email',
      ExpressionAttributeValues: { ':email': user.email },
    },
  },
  ...noTermSteps(table, user.id),
  ...(hasLock ? [unlockStep(table, user)] : []),
]

/** What an account has only until its mailbox is proved, with a first letter that waits. */
const beforeProof = 'proveBy, registeredFrom, outbox, dueAt, leasedUntil, attempts'

const unprovedCondition = 'epoch = :epoch AND attribute_exists(proveBy) AND attribute_not_exists(isExpiring)'

/**
 * Takes the e-mail address, the password and every sign-in from an account whose mailbox was not proved, and gives the address to
 * `successor`, or frees it.
 */
export const detachSteps = (
  table: string,
  user: StoredUser,
  { until, successor }: { until: Date; successor: StoredUser | undefined },
): Step[] => [
  {
    Update: {
      TableName: table,
      Key: { id: user.id },
      UpdateExpression: `SET detachedUntil = :until, email = :none, epoch = :next, areFilesOutdated = :yes REMOVE passwordHash, reminders, remindedAt, ${beforeProof}`,
      ConditionExpression: unprovedCondition,
      ExpressionAttributeValues: {
        ':until': until.toISOString(),
        ':none': '',
        ':epoch': user.epoch,
        ':next': user.epoch + 1,
        ':yes': true,
      },
    },
  },
  successor === undefined
    ? unlockStep(table, user)
    : {
        Update: {
          TableName: table,
          Key: { id: lockId(user.email) },
          UpdateExpression: 'SET userId = :successor',
          ConditionExpression: 'userId = :id',
          ExpressionAttributeValues: { ':id': user.id, ':successor': successor.id },
        },
      },
  ...newTermSteps(table, user.id, { email: '' }),
  ...(successor === undefined ? [] : accountSteps(table, successor)),
]

/** Replaces a mistyped address before its mailbox is proved, once. It ends every sign-in and link; step 1 fails where the address is taken. */
export const correctionSteps = (
  table: string,
  user: StoredUser,
  { email, proveBy }: { email: string; proveBy: Date },
): Step[] => [
  unlockStep(table, user),
  {
    Put: {
      TableName: table,
      Item: lockItem(email, user.id),
      ConditionExpression: 'attribute_not_exists(id)',
    },
  },
  {
    Update: {
      TableName: table,
      Key: { id: user.id },
      UpdateExpression:
        'SET email = :email, epoch = :next, proveBy = :proveBy, isCorrected = :yes, reminders = :none REMOVE remindedAt, bouncedAt',
      ConditionExpression: `${unprovedCondition} AND attribute_not_exists(isCorrected)`,
      ExpressionAttributeValues: {
        ':email': email,
        ':epoch': user.epoch,
        ':next': user.epoch + 1,
        ':proveBy': proveBy.toISOString(),
        ':yes': true,
        ':none': 0,
      },
    },
  },
  ...newTermSteps(table, user.id, { email }),
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

/** As `passwordStep`, by a link: it proves the mailbox. */
export const provingPasswordStep = (
  table: string,
  { id, epoch }: StoredUser,
  passwordHash: string,
): Step => ({
  Update: {
    TableName: table,
    Key: { id },
    UpdateExpression: `SET passwordHash = :hash, epoch = :next REMOVE ${beforeProof}`,
    ConditionExpression: 'epoch = :epoch AND attribute_not_exists(isExpiring)',
    ExpressionAttributeValues: { ':hash': passwordHash, ':epoch': epoch, ':next': epoch + 1 },
  },
})

/** The transaction step that notes that the mailbox is proved. A raised epoch ends every sign-in and link. */
export const provedStep = (
  table: string,
  { id, epoch }: StoredUser,
  { keepsSignIns }: { keepsSignIns: boolean },
): Step => ({
  Update: {
    TableName: table,
    Key: { id },
    UpdateExpression: `SET epoch = :next REMOVE ${beforeProof}`,
    ConditionExpression: 'epoch = :epoch AND attribute_not_exists(isExpiring)',
    ExpressionAttributeValues: { ':epoch': epoch, ':next': keepsSignIns ? epoch : epoch + 1 },
  },
})
