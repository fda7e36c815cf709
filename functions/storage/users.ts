import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { emailKey } from '#shared/domain/email-key.ts'
import type { ProfileChange } from '#shared/domain/profile.ts'
import type { Random } from '../ports.ts'
import { unlessConditionFails } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { scanAll } from './pages.ts'
import { storedUser, type StoredUser } from './stored-user.ts'
import { writeTogether, type Step } from './transaction.ts'

export type Users = ReturnType<typeof createUsers>

/** The lock item that keeps an e-mail address to one account. An index is eventually consistent, so it could not. */
const lockId = (email: string): string => `email#${emailKey(email)}`

/** Accounts, by access pattern. Reads are consistent: an account that was just deleted must not be read. */
export function createUsers(dynamo: Dynamo, table: string, random: Random) {
  const item = async (id: string): Promise<unknown> => {
    const { Item } = await dynamo.send(
      new GetCommand({ TableName: table, Key: { id }, ConsistentRead: true }),
    )
    return Item
  }
  const byId = async (id: string): Promise<StoredUser | undefined> => {
    const found = await item(id)
    return found === undefined ? undefined : storedUser.parse(found)
  }

  return {
    byId,

    /** Makes two reads with or without an account, so that response times do not tell which. */
    async byEmail(email: string): Promise<StoredUser | undefined> {
      const lock = z.optional(z.object({ userId: z.string() })).parse(await item(lockId(email)))
      return byId(lock?.userId ?? 'nobody')
    },

    async isTaken(email: string): Promise<boolean> {
      return (await item(lockId(email))) !== undefined
    },

    /** False when the e-mail address has an account or another step fails; of concurrent calls one succeeds. */
    async create(user: StoredUser, together: readonly Step[] = []): Promise<boolean> {
      const isNew = 'attribute_not_exists(id)'
      const outcome = await writeTogether(
        dynamo,
        [
          {
            Put: {
              TableName: table,
              Item: { id: lockId(user.email), userId: user.id },
              ConditionExpression: isNew,
            },
          },
          { Put: { TableName: table, Item: user, ConditionExpression: isNew } },
          ...together,
        ],
        random,
      )
      return outcome.done
    },

    /** Changes the given fields; undefined when the account does not exist. */
    async change(id: string, change: ProfileChange): Promise<StoredUser | undefined> {
      const given = Object.entries(change).filter(([, value]) => value !== undefined)
      if (given.length === 0) return byId(id)
      const changed = await unlessConditionFails(() =>
        dynamo.send(
          new UpdateCommand({
            TableName: table,
            Key: { id },
            UpdateExpression: `SET ${given.map((_, index) => `#f${index} = :v${index}`).join(', ')}`,
            ExpressionAttributeNames: Object.fromEntries(given.map(([name], index) => [`#f${index}`, name])),
            ExpressionAttributeValues: Object.fromEntries(
              given.map(([, value], index) => [`:v${index}`, value]),
            ),
            ConditionExpression: 'attribute_exists(id)',
            ReturnValues: 'ALL_NEW',
          }),
        ),
      )
      return changed === undefined ? undefined : storedUser.parse(changed.Attributes)
    },

    /** Records the account's CV file; false when the account does not exist. */
    async noteCv(id: string, cv: { key: string; fileName: string }): Promise<boolean> {
      const noted = await unlessConditionFails(() =>
        dynamo.send(
          new UpdateCommand({
            TableName: table,
            Key: { id },
            UpdateExpression: 'SET cv = :cv',
            ConditionExpression: 'attribute_exists(id)',
            ExpressionAttributeValues: { ':cv': cv },
          }),
        ),
      )
      return noted !== undefined
    },

    /** Replaces the password of the account as it was read; false when it has changed since. */
    async replacePassword(user: StoredUser, passwordHash: string): Promise<boolean> {
      const { done } = await writeTogether(dynamo, [passwordStep(table, user, passwordHash)], random)
      return done
    },

    /** The accounts whose mailbox nobody has proved in time. Reads the whole table, so only a daily function calls it. */
    async unprovedBy(now: Date): Promise<StoredUser[]> {
      const rows = await scanAll(dynamo, {
        TableName: table,
        FilterExpression: 'proveBy <= :now',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      })
      return rows.map((row) => storedUser.parse(row))
    },

    /** Ends every sign-in and link of an account that is about to be deleted; false when its mailbox was proved. */
    async beginExpiry({ id }: StoredUser, now: Date): Promise<boolean> {
      const begun = await unlessConditionFails(() =>
        dynamo.send(
          new UpdateCommand({
            TableName: table,
            Key: { id },
            UpdateExpression: 'SET isExpiring = :yes ADD epoch :one',
            ConditionExpression: 'proveBy <= :now',
            ExpressionAttributeValues: { ':yes': true, ':one': 1, ':now': now.toISOString() },
          }),
        ),
      )
      return begun !== undefined
    },

    /** Deletes the account and its lock item. */
    async remove(user: StoredUser): Promise<void> {
      await writeTogether(
        dynamo,
        [
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
        ],
        random,
      )
    },
  }
}

/**
 * The transaction step that sets a password and raises the epoch, which ends every earlier sign-in and link. It fails if
 * the epoch has changed since the account was read, so one of two concurrent changes is refused.
 */
const passwordStep = (table: string, { id, epoch }: StoredUser, passwordHash: string): Step => ({
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
  user: StoredUser,
  passwordHash: string,
  instead: ProfileChange | undefined,
): Step => {
  const fields = Object.entries(instead ?? {})
  const { Update: step } = passwordStep(table, user, passwordHash)
  return {
    Update: {
      ...step,
      TableName: table,
      Key: { id: user.id },
      UpdateExpression: `SET passwordHash = :hash, epoch = :next${fields.map((_, index) => `, #f${index} = :v${index}`).join('')} REMOVE proveBy${instead === undefined ? '' : ', cv'}`,
      ConditionExpression: 'epoch = :epoch AND attribute_not_exists(isExpiring)',
      ...(fields.length > 0 && {
        ExpressionAttributeNames: Object.fromEntries(fields.map(([name], index) => [`#f${index}`, name])),
      }),
      ExpressionAttributeValues: {
        ...step?.ExpressionAttributeValues,
        ...Object.fromEntries(fields.map(([, value], index) => [`:v${index}`, value])),
      },
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
