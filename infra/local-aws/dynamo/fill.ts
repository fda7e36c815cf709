import { indexChanges, sectionPrefix, storageKey, tableOf, type Table, type Write } from './dynalite.ts'
import type { Item } from './item.ts'
import { openDirectory } from './directory.ts'

const itemsPerBatch = 5000

type Row = Readonly<Record<string, unknown>>

/** Attribute values as DynamoDB's protocol writes them. Binary values and sets are not needed to fill a table. */
function valueOf(value: unknown): unknown {
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number') return { N: String(value) }
  if (typeof value === 'boolean') return { BOOL: value }
  if (value === null) return { NULL: true }
  if (Array.isArray(value)) return { L: value.map(valueOf) }
  return { M: itemOf(value as Row) }
}

const itemOf = (row: Row): Item =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, valueOf(value)]),
  ) as Item

/** An item with its entries in the indexes of its table. */
function writesOf(item: Item, table: Table): Write[] {
  const { TableName: name, GlobalSecondaryIndexes = [] } = table
  const { puts } = indexChanges(GlobalSecondaryIndexes, undefined, item, table)
  return [
    { type: 'put', key: sectionPrefix.items(name) + storageKey(item, table), value: item },
    ...puts.map(({ index, key, item: value }): Write => {
      return { type: 'put', key: sectionPrefix.index('Global', name, index) + key, value }
    }),
  ]
}

/**
 * Puts new rows into the tables of a server that is not running, some hundred thousand in a few seconds. Listeners are not
 * called for them.
 */
export async function fillTables(
  directory: string,
  rows: Iterable<readonly [table: string, row: object]>,
): Promise<void> {
  const { store, close } = await openDirectory(directory)
  try {
    let writes: Write[] = []
    for (const [name, row] of rows) {
      writes.push(...writesOf(itemOf({ ...row }), await tableOf(store, name)))
      if (writes.length < itemsPerBatch) continue
      await store.db.batch(writes)
      writes = []
    }
    await store.db.batch(writes)
  } finally {
    await close()
  }
}
