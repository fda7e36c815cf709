import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { beginningOf } from '#shared/account/name-search.ts'
import { rowsByKeys } from '#functions/platform/dynamo/batch-get.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { accountIn } from './directory-rows.ts'

const directoryIndex = 'directory'

const storedEntry = z.object({ id: z.string() })
const storedLock = z.object({ id: z.string(), userId: z.string() })

export type Directory = ReturnType<typeof createDirectory>

/** Accounts by the beginning of their address, their name, or a further word of it. */
export function createDirectory(dynamo: Dynamo, table: string) {
  /** The accounts of lock items, by the items' ids. */
  async function ownersOf(lockIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const keys = lockIds.map((id) => ({ id }))
    const rows = await rowsByKeys(dynamo, table, keys)
    return new Map(
      rows.map((row) => {
        const { id, userId } = storedLock.parse(row)
        return [id, userId]
      }),
    )
  }

  return {
    /** The ids of accounts, in alphabetical order of what was found. `more`: there are others. `text` is as `searchText` has it. */
    async startingWith(text: string, max: number): Promise<{ ids: string[]; more: boolean }> {
      const beginning = beginningOf(text)
      if (beginning === undefined) return { ids: [], more: false }
      const { Items = [], LastEvaluatedKey } = await dynamo.send(
        new QueryCommand({
          TableName: table,
          IndexName: directoryIndex,
          KeyConditionExpression: 'beginning = :beginning AND begins_with(term, :text)',
          ExpressionAttributeValues: { ':beginning': beginning, ':text': text },
          Limit: max,
        }),
      )
      const rows = Items.map((item) => storedEntry.parse(item).id)
      const owners = await ownersOf(rows.filter((id) => accountIn(id) === undefined))
      const ids = rows.flatMap((id) => accountIn(id) ?? owners.get(id) ?? [])
      return { ids: [...new Set(ids)], more: LastEvaluatedKey !== undefined }
    },
  }
}
