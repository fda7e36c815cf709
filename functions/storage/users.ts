import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { emailKey } from '#shared/domain/email-key.ts'
import type { ProfileChange } from '#shared/domain/profile.ts'
import type { Random } from '../ports.ts'
import { unlessRefused } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { storedUser, type StoredUser } from './stored-user.ts'
import { writeTogether, type Step } from './transaction.ts'

/** What may change of an account without proving anything beyond the session. */
export type AccountChange = ProfileChange & Partial<Pick<StoredUser, 'languages'>>

export type Users = ReturnType<typeof createUsers>

/** Holds an address for one account: an index could not, because it is written later than the table. */
const lockId = (email: string): string => `email#${emailKey(email)}`

/** Accounts, by access pattern. Reads are consistent: what was just ended must not be read as alive. */
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

    /** Two reads whether there is an account or not, so that their time tells nothing. */
    async byEmail(email: string): Promise<StoredUser | undefined> {
      const lock = z.optional(z.object({ userId: z.string() })).parse(await item(lockId(email)))
      return byId(lock?.userId ?? 'nobody')
    },

    async isTaken(email: string): Promise<boolean> {
      return (await item(lockId(email))) !== undefined
    },

    /** False when the address has an account already; of many at once, one wins. */
    async create(user: StoredUser): Promise<boolean> {
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
        ],
        random,
      )
      return outcome.done
    },

    /** Changes what is named and leaves the rest; nothing when the account is gone. */
    async change(id: string, change: AccountChange): Promise<StoredUser | undefined> {
      const given = Object.entries(change).filter(([, value]) => value !== undefined)
      if (given.length === 0) return byId(id)
      const changed = await unlessRefused(() =>
        dynamo.send(
          new UpdateCommand({
            TableName: table,
            Key: { id },
            UpdateExpression: `SET ${given.map((_, place) => `#f${place} = :v${place}`).join(', ')}`,
            ExpressionAttributeNames: Object.fromEntries(given.map(([name], place) => [`#f${place}`, name])),
            ExpressionAttributeValues: Object.fromEntries(
              given.map(([, value], place) => [`:v${place}`, value]),
            ),
            ConditionExpression: 'attribute_exists(id)',
            ReturnValues: 'ALL_NEW',
          }),
        ),
      )
      return changed === undefined ? undefined : storedUser.parse(changed.Attributes)
    },

    /** Notes which file is the account's CV. */
    async noteCv(id: string, cv: { key: string; fileName: string }): Promise<void> {
      await unlessRefused(() =>
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
    },

    /** Sets another password in place of the one that was looked at; false when somebody was faster. */
    async replacePassword(user: StoredUser, passwordHash: string): Promise<boolean> {
      const { done } = await writeTogether(dynamo, [passwordStep(table, user, passwordHash)], random)
      return done
    },

    /** Takes the account away, and frees its address. */
    async remove(user: StoredUser): Promise<void> {
      await writeTogether(
        dynamo,
        [
          {
            Delete: {
              TableName: table,
              Key: { id: lockId(user.email) },
              // Of two deletions at once, the slower one must not take the address from whoever came after.
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
 * Sets a password and ends every session and link that came before, as part of a transaction. It holds only for the
 * account as it was read: of two changes at once, one is refused.
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
