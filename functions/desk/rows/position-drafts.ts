import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { jobImport, type JobImport } from '#shared/position/job.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { canBeKey } from '#functions/platform/dynamo/key-length.ts'
import { queryAll } from '#functions/platform/dynamo/pages.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import { jobPart } from '#functions/position/rows/stored-job.ts'

const kind = 'draft'

const storedDraft = z.object({ ...jobImport.shape, id: z.string(), updatedAt: z.string() })

export type StoredDraft = z.output<typeof storedDraft>

export function importOfDraft(stored: StoredDraft): JobImport {
  const { id: _, updatedAt: __, ...imported } = stored
  return imported
}

/** That the draft is as it was read; `undefined` is one that did not exist. */
const unchanged = (before: StoredDraft | undefined) =>
  before === undefined
    ? { ConditionExpression: 'attribute_not_exists(id)' }
    : {
        ConditionExpression: 'updatedAt = :before',
        ExpressionAttributeValues: { ':before': before.updatedAt },
      }

/**
 * Positions that are not published yet. They are in the table of the staff, which no function of the site may read, so no older
 * version and no error in a filter can show one to visitors.
 */
export function createPositionDrafts(
  dynamo: Dynamo,
  tables: Readonly<Record<'staff' | 'jobs', string>>,
  random: Random,
) {
  const keyOf = (id: string) => ({ kind, id })
  const TableName = tables.staff
  return {
    async byId(id: string): Promise<StoredDraft | undefined> {
      if (!canBeKey(id)) return undefined
      const { Item } = await dynamo.send(new GetCommand({ TableName, Key: keyOf(id), ConsistentRead: true }))
      return z.optional(storedDraft).parse(Item)
    },

    all: async (): Promise<StoredDraft[]> =>
      (
        await queryAll(dynamo, {
          TableName,
          KeyConditionExpression: 'kind = :draft',
          ExpressionAttributeValues: { ':draft': kind },
          ConsistentRead: true,
        })
      ).map((row) => storedDraft.parse(row)),

    /** False where a colleague has saved or published it since `before` was read. */
    async save(
      draft: StoredDraft,
      before: StoredDraft | undefined,
      auditSteps: readonly Step[],
    ): Promise<boolean> {
      const steps: Step[] = [
        { Put: { TableName, Item: { kind, ...draft }, ...unchanged(before) } },
        {
          ConditionCheck: {
            TableName: tables.jobs,
            Key: { id: draft.id, part: jobPart },
            ConditionExpression: 'attribute_not_exists(id)',
          },
        },
        ...auditSteps,
      ]
      return (await writeTogether(dynamo, steps, random)).done
    },

    async remove(draft: StoredDraft, auditSteps: readonly Step[]): Promise<boolean> {
      const steps: Step[] = [
        { Delete: { TableName, Key: keyOf(draft.id), ...unchanged(draft) } },
        ...auditSteps,
      ]
      return (await writeTogether(dynamo, steps, random)).done
    },

    /** For the transaction that publishes the position. It fails where the draft is not as it was read. */
    publishedStep: (id: string, before: StoredDraft | undefined): Step => ({
      Delete: { TableName, Key: keyOf(id), ...unchanged(before) },
    }),
  }
}
