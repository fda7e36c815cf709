import { emailKey } from '#shared/platform/email-key.ts'
import { beginningOf, maxSearchWords, searchText, termsOf } from '#shared/account/name-search.ts'
import type { StoredUser } from './stored-user.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

/**
 * The index `directory` finds accounts by beginnings. The account's row is in it with its name, the lock item with the address,
 * and for each further word of the name there is a row that has nothing else.
 */

type Named = Pick<StoredUser, 'id' | 'name'>

/** The keys of the index; none for a text that is too short, because an index takes no empty key. */
function entryOf(term: string | undefined): { beginning?: string; term?: string } {
  const beginning = term === undefined ? undefined : beginningOf(term)
  return term === undefined || beginning === undefined ? {} : { beginning, term }
}

export const entryOfName = (name: string) => entryOf(termsOf(name)[0])

export const entryOfAddress = (email: string) => entryOf(searchText(emailKey(email)))

const prefix = 'name#'
const separator = '#'

/** Of the second word on. */
const wordRowId = (userId: string, number: number): string => `${prefix}${userId}${separator}${number}`

/** The account whose row, or whose further word, an id names; undefined for that of a lock item. */
export function accountIn(id: string): string | undefined {
  if (id.startsWith('email#')) return undefined
  return id.startsWith(prefix) ? id.slice(prefix.length, id.lastIndexOf(separator)) : id
}

const furtherWords = Array.from({ length: maxSearchWords - 1 }, (_, index) => index + 1)

/** Writes the rows of a name's further words. */
export const wordSteps = (table: string, { id, name }: Named): Step[] =>
  termsOf(name)
    .slice(1)
    .map((term, index) => ({
      Put: { TableName: table, Item: { id: wordRowId(id, index + 1), ...entryOf(term) } },
    }))

/** Replaces the rows of any earlier name. */
export function newWordSteps(table: string, user: Named): Step[] {
  const written = wordSteps(table, user)
  return [...written, ...deletionsFrom(table, user.id, written.length)]
}

export const noWordSteps = (table: string, userId: string): Step[] => deletionsFrom(table, userId, 0)

const deletionsFrom = (table: string, userId: string, keptCount: number): Step[] =>
  furtherWords
    .slice(keptCount)
    .map((number) => ({ Delete: { TableName: table, Key: { id: wordRowId(userId, number) } } }))
