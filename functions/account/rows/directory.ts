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

/** The ids that are in each list, in the order of the shortest. */
function inEach(lists: readonly (readonly string[])[]): string[] {
  const [shortest = [], ...others] = lists.toSorted((a, b) => a.length - b.length)
  const sets = others.map((ids) => new Set(ids))
  return shortest.filter((id) => sets.every((ids) => ids.has(id)))
}

/** Of these accounts those that match each word, in the given order. */
async function verified(
  dynamo: Dynamo,
  table: string,
  { ids, words }: { ids: readonly string[]; words: readonly string[] },
): Promise<string[]> {
  const keys = ids.map((id) => ({ id }))
  const users = (await rowsByKeys(dynamo, table, keys)).map((row) => storedUser.parse(row))
  const matching = new Set(users.filter((user) => matchesWords(user, words)).map(({ id }) => id))
  return ids.filter((id) => matching.has(id))
}

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
        const ids = inEach(complete.map((matches) => matches.ids))
        return {
          ids: complete.length === each.length ? ids : await verified(dynamo, table, { ids, words }),
          more: false,
        }
      }
      const inOrder = await startingWith(searchText(text), max)
      const some = [...new Set([inOrder, ...each].flatMap(({ ids }) => ids))].slice(0, max)
      return { ids: await verified(dynamo, table, { ids: some, words }), more: true }
    },
  }
}
