import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Random } from '#functions/platform/world/ports.ts'
import { rowsByKeys } from '#functions/platform/dynamo/batch-get.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { changeSteps } from './change-steps.ts'
import { storedUser, type AccountChange, type StoredUser } from './stored-user.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'
import { creationSteps, deletionSteps, lockId, passwordStep } from './user-steps.ts'

/** The address can be corrected between reading and deleting an account. */
const maxTries = 5

export type Users = ReturnType<typeof createUsers>

/** Accounts, by access pattern. Reads are consistent: an account that was just deleted must not be read. */
export function createUsers(dynamo: Dynamo, table: string, random: Random) {
  const item = async (id: string): Promise<unknown> => {
    const { Item } = await dynamo.send(
      new GetCommand({ TableName: table, Key: { id }, ConsistentRead: true }),
    )
    return Item
  }
  const byId = async (id: string): Promise<StoredUser | undefined> => {
    const row = await item(id)
    return row === undefined ? undefined : storedUser.parse(row)
  }
  const lockOf = async (email: string): Promise<{ userId: string } | undefined> =>
    z.optional(z.object({ userId: z.string() })).parse(await item(lockId(email)))
  const write = async (steps: Step[]): Promise<boolean> => (await writeTogether(dynamo, steps, random)).done

  return {
    byId,

    /** Those that exist of several, in any order; a change is seen within a second. */
    async byIds(ids: readonly string[]): Promise<StoredUser[]> {
      const keys = ids.map((id) => ({ id }))
      return (await rowsByKeys(dynamo, table, keys)).map((row) => storedUser.parse(row))
    },

    /** Makes two reads with or without an account, so that response times do not tell which. */
    async byEmail(email: string): Promise<StoredUser | undefined> {
      return byId((await lockOf(email))?.userId ?? 'nobody')
    },

    isTaken: async (email: string): Promise<boolean> => (await item(lockId(email))) !== undefined,

    /** False when the e-mail address has an account or another step fails; of concurrent calls one succeeds. */
    create: (user: StoredUser, together: readonly Step[] = []): Promise<boolean> =>
      write([...creationSteps(table, user), ...together]),

    /** Changes the given fields; undefined when the account does not exist. */
    async change(id: string, change: AccountChange): Promise<StoredUser | undefined> {
      const isChange = Object.values(change).some((value) => value !== undefined)
      return isChange && !(await write(changeSteps(table, id, change))) ? undefined : byId(id)
    },

    /** Replaces the password of the account as it was read; false when it has changed since. */
    replacePassword: (user: StoredUser, passwordHash: string): Promise<boolean> =>
      write([passwordStep(table, user, passwordHash)]),

    ...notesOf(dynamo, table),

    ...removalOf(table, { byId, lockOf, write }),
  }
}

const notesOf = (dynamo: Dynamo, table: string) => ({
  /** Records the account's CV file; false when the account does not exist. */
  noteCv: (id: string, cv: NonNullable<StoredUser['cv']>): Promise<boolean> =>
    updateIf(dynamo, {
      ...existing(table, id),
      UpdateExpression: 'SET cv = :cv',
      ExpressionAttributeValues: { ':cv': cv },
    }),

  /** The candidate signed in; false when the account does not exist. */
  noteSeen: (id: string, now: Date): Promise<boolean> =>
    updateIf(dynamo, {
      ...existing(table, id),
      UpdateExpression: 'SET lastSeenAt = :now',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    }),

  /** The files of a detached account's interviews are due again; false when it does not exist. */
  noteFilesAgain: (id: string): Promise<boolean> =>
    updateIf(dynamo, { ...existing(table, id), UpdateExpression: 'REMOVE areFilesOutdated' }),
})

type Parts = {
  byId: (id: string) => Promise<StoredUser | undefined>
  lockOf: (email: string) => Promise<{ userId: string } | undefined>
  write: (steps: Step[]) => Promise<boolean>
}

const removalOf = (table: string, { byId, lockOf, write }: Parts) => ({
  /**
   * Deletes the account and its lock item, which a detached account does not have, nor one that came back with a backup
   * after its address was taken. `together` is written with it; nothing is, and the answer is false, where the account is gone.
   */
  async remove(id: string, together: readonly Step[] = []): Promise<boolean> {
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const user = await byId(id)
      if (user === undefined) return false
      const hasLock = (await lockOf(user.email))?.userId === id
      if (await write([...deletionSteps(table, user, { hasLock }), ...together])) return true
    }
    throw new Error('The account was changed by other requests each time it was read.')
  },
})

const existing = (table: string, id: string) => ({
  TableName: table,
  Key: { id },
  ConditionExpression: 'attribute_exists(id)',
})
