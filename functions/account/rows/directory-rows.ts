import {
  beginningOf,
  maxTerms,
  searchFields,
  termsOf,
  type Searchable,
  type SearchField,
} from '#shared/account/name-search.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

/**
 * The index `directory` finds accounts by the beginnings of words. The account's row is in it with its name, the lock item with the
 * address, and for each further term there is a row that has nothing else.
 */

/** The keys of the index; none for a text that is too short, because an index takes no empty key. */
function entryOf(term: string | undefined): { beginning?: string; term?: string } {
  const beginning = term === undefined ? undefined : beginningOf(term)
  return term === undefined || beginning === undefined ? {} : { beginning, term }
}

export const entryOfName = (name: string) => entryOf(termsOf('name', name)[0])

export const entryOfAddress = (email: string) => entryOf(termsOf('email', email)[0])

/** How many of a field's terms are in another row: the account's, or the lock item. */
const elsewhere: Readonly<Record<SearchField, number>> = { name: 1, email: 1, phone: 0, title: 0, skills: 0 }

/** The rows of an address are not named as its lock item, `email#…`. */
const prefixOf = (field: SearchField): string => (field === 'email' ? 'mail' : field)

const rowId = (field: SearchField, userId: string, number: number): string =>
  `${prefixOf(field)}#${userId}#${number}`

/** The account whose row, or whose row of a term, an id names; undefined for that of a lock item. */
export function accountIn(id: string): string | undefined {
  const [prefix, userId] = id.split('#')
  if (prefix === 'email') return undefined
  return userId ?? id
}

type Fields = { readonly [Field in SearchField]?: Searchable[Field] | undefined }

const stepsOf = (
  table: string,
  userId: string,
  field: SearchField,
  value: Searchable[SearchField] = '',
): Step[] =>
  termsOf(field, value)
    .slice(elsewhere[field])
    .map((term, number) => ({
      Put: { TableName: table, Item: { id: rowId(field, userId, number), ...entryOf(term) } },
    }))

/** Writes the rows of the fields' terms. */
export const termSteps = (table: string, userId: string, fields: Fields): Step[] =>
  searchFields.flatMap((field) => stepsOf(table, userId, field, fields[field]))

/** The same, and deletes the rows of the fields' earlier terms. An empty field has none. */
export const newTermSteps = (table: string, userId: string, fields: Fields): Step[] =>
  searchFields.flatMap((field) => {
    if (fields[field] === undefined) return []
    const written = stepsOf(table, userId, field, fields[field])
    const count = maxTerms[field] - elsewhere[field]
    const ids = Array.from({ length: count }, (_, number) => rowId(field, userId, number))
    const deleted = ids.slice(written.length)
    return [...written, ...deleted.map((id) => ({ Delete: { TableName: table, Key: { id } } }))]
  })

const nothing: Searchable = { name: '', email: '', phone: '', title: '', skills: [] }

export const noTermSteps = (table: string, userId: string): Step[] => newTermSteps(table, userId, nothing)
