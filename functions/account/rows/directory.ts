import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { beginningOf, matchesWords, searchedWords, searchText } from '#shared/account/name-search.ts'
import { rowsByKeys } from '#functions/platform/dynamo/batch-get.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { accountIn } from './directory-rows.ts'
import { storedUser } from './stored-user.ts'

const directoryIndex = 'directory'

const storedEntry = z.object({ id: z.string() })
const storedLock = z.object({ id: z.string(), userId: z.string() })

export type Directory = ReturnType<typeof createDirectory>

/** `more`: there are others. */
type Matches = { ids: string[]; more: boolean }

/** Accounts by the beginnings of words of their name, address, phone number, title and skills. */
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

  /** The accounts with a term that begins so, in its alphabetical order. */
  async function startingWith(text: string, max: number): Promise<Matches> {
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
  }

  /** Of these accounts those that match each word, in the given order. */
  async function verified(ids: readonly string[], words: readonly string[]): Promise<string[]> {
    const rows = await rowsByKeys(
      dynamo,
      table,
      ids.map((id) => ({ id })),
    )
    const matching = rows.map((row) => storedUser.parse(row)).filter((user) => matchesWords(user, words))
    const among = new Set(matching.map(({ id }) => id))
    return ids.filter((id) => among.has(id))
  }

  return {
    /**
     * The accounts that each word of a text begins a term of. Of several words, those that the index answers completely are intersected;
     * for the others the accounts' rows are read. Where a company has too many for each word, the words in order find some of them.
     */
    async matching(text: string, max: number): Promise<Matches> {
      const words = searchedWords(text)
      const [first] = words
      if (first === undefined) return { ids: [], more: false }
      if (words.length === 1) return startingWith(first, max)
      const each = await Promise.all(words.map((word) => startingWith(word, max)))
      const complete = each.filter(({ more }) => !more)
      if (complete.length > 0) {
        const [smallest = [], ...others] = complete
          .map(({ ids }) => ids)
          .toSorted((a, b) => a.length - b.length)
        const ids = smallest.filter((id) => others.every((other) => other.includes(id)))
        return { ids: complete.length === each.length ? ids : await verified(ids, words), more: false }
      }
      const inOrder = await startingWith(searchText(text), max)
      const some = [...new Set([inOrder, ...each].flatMap(({ ids }) => ids))].slice(0, max)
      return { ids: await verified(some, words), more: true }
    },
  }
}
