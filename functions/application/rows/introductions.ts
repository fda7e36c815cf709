import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { emailKey } from '#shared/platform/email-key.ts'
import { tokenRowId } from '#functions/account/rows/mailed-links.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { canBeKey } from '#functions/platform/dynamo/key-length.ts'
import { queryAll } from '#functions/platform/dynamo/pages.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import { mailboxIdentity } from '#functions/platform/limits/mailbox-identity.ts'
import { removalStep } from '#functions/platform/removals/removals.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import { storedIntroduction, type StoredIntroduction } from './stored-introduction.ts'

const storedLink = z.object({
  introductionId: z.string(),
  does: z.enum(['yes', 'delete']),
  expiresAt: z.number(),
})

type Link = z.output<typeof storedLink>

const storedLock = z.object({ introductionId: z.string() })

/** One person is added to a position once at a time. */
const lockId = (jobId: string, email: string): string => `lock#${jobId}#${mailboxIdentity(email)}`

const linkId = (token: string): string => tokenRowId('introduction', token)

type Tables = Readonly<Record<'introductions' | 'guards' | 'removals', string>>

export type Introductions = ReturnType<typeof createIntroductions>

/** People whom recruiters added to a position and who have not answered, and the links of their letters. */
export const createIntroductions = (dynamo: Dynamo, tables: Tables, random: Random) => {
  const reading = readingOf(dynamo, tables)
  return {
    ...reading,
    ...writingOf(dynamo, tables, { random, ...reading }),
    ...removalOf(dynamo, tables, random),
  }
}

function readingOf(dynamo: Dynamo, { introductions: TableName, guards }: Tables) {
  const read = async (table: string, id: string): Promise<unknown> =>
    canBeKey(id)
      ? (await dynamo.send(new GetCommand({ TableName: table, Key: { id }, ConsistentRead: true }))).Item
      : undefined
  const byId = async (id: string, now: Date): Promise<StoredIntroduction | undefined> => {
    const row = z.optional(storedIntroduction).parse(await read(TableName, id))
    return row !== undefined && row.expiresAt > seconds(now) ? row : undefined
  }
  const ofIndex = async (IndexName: 'byJob' | 'byEmail', value: string): Promise<StoredIntroduction[]> =>
    (
      await queryAll(dynamo, {
        TableName,
        IndexName,
        KeyConditionExpression: '#key = :value',
        ExpressionAttributeNames: { '#key': IndexName === 'byJob' ? 'jobId' : 'email' },
        ExpressionAttributeValues: { ':value': value },
        ScanIndexForward: false,
      })
    ).map((row) => storedIntroduction.parse(row))

  return {
    byId,

    /** The one that a person has for a position, and what its lock item names. */
    async waiting(jobId: string, email: string, now: Date) {
      const lock = z.optional(storedLock).parse(await read(TableName, lockId(jobId, email)))
      const introduction = lock === undefined ? undefined : await byId(lock.introductionId, now)
      return { introduction, lockedBy: lock?.introductionId }
    },

    /** Those of a position, newest first; a new one is among them within a second. */
    ofJob: async (jobId: string, now: Date): Promise<StoredIntroduction[]> =>
      (await ofIndex('byJob', jobId)).filter(({ expiresAt }) => expiresAt > seconds(now)),

    ofEmail: (email: string): Promise<StoredIntroduction[]> => ofIndex('byEmail', emailKey(email)),

    async byToken(token: string, now: Date) {
      const link = z.optional(storedLink).parse(await read(guards, linkId(token)))
      const introduction = link === undefined ? undefined : await byId(link.introductionId, now)
      return link === undefined || introduction === undefined ? undefined : { does: link.does, introduction }
    },
  }
}

type Parts = Pick<ReturnType<typeof readingOf>, 'waiting'> & { random: Random }

const writingOf = (dynamo: Dynamo, tables: Tables, { random, waiting }: Parts) => {
  const TableName = tables.introductions
  return {
    /** False where the person has one for the position. A lock whose row is gone, as after a restored backup, does not count. */
    async add(introduction: StoredIntroduction, together: readonly Step[], now: Date): Promise<boolean> {
      const { id, jobId, email, expiresAt } = introduction
      const before = await waiting(jobId, email, now)
      if (before.introduction !== undefined) return false
      const lock: Step = {
        Put: {
          TableName,
          Item: { id: lockId(jobId, email), introductionId: id, expiresAt },
          ConditionExpression: 'attribute_not_exists(id) OR introductionId = :before',
          ExpressionAttributeValues: { ':before': before.lockedBy ?? '' },
        },
      }
      const row: Step = { Put: { TableName, Item: introduction } }
      return (await writeTogether(dynamo, [row, lock, ...together], random)).done
    },

    noteLetter: (id: string, now: Date): Promise<boolean> =>
      updateIf(dynamo, {
        TableName,
        Key: { id },
        UpdateExpression: 'SET letterAt = :now',
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      }),

    /** For the transaction that opens the person's account: of concurrent calls one succeeds. */
    accountStep: (id: string, userId: string): Step => ({
      Update: {
        TableName,
        Key: { id },
        UpdateExpression: 'SET userId = :user',
        ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(userId)',
        ExpressionAttributeValues: { ':user': userId },
      },
    }),

    /** The table stores the token's hash. */
    linkStep: (token: string, link: Link): Step => ({
      Put: { TableName: tables.guards, Item: { ...link, id: linkId(token) } },
    }),
  }
}

const removalOf = (dynamo: Dynamo, { introductions: TableName, removals }: Tables, random: Random) => ({
  /** False where it is gone already. */
  async remove({ id, jobId, email }: StoredIntroduction, now: Date, together: readonly Step[] = []) {
    const steps: Step[] = [
      { Delete: { TableName, Key: { id }, ConditionExpression: 'attribute_exists(id)' } },
      { Delete: { TableName, Key: { id: lockId(jobId, email) } } },
      removalStep(removals, { kind: 'introduction', introductionId: id }, now),
      ...together,
    ]
    return (await writeTogether(dynamo, steps, random)).done
  },

  /** A row that came back with a backup. */
  async removeAgain(id: string): Promise<void> {
    await dynamo.send(new DeleteCommand({ TableName, Key: { id } }))
  },
})
