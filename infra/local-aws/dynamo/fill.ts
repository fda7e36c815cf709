import { sectionPrefix, storageKey, tableOf, type Item, type Write } from './dynalite.ts'
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

/**
 * Puts rows into the tables of a server that is not running, some hundred thousand in a few seconds. The indexes of the tables
 * get no entries, and no listener hears of the rows.
 */
export async function fillTables(
  directory: string,
  rows: Iterable<readonly [table: string, row: object]>,
): Promise<void> {
  const { store, close } = await openDirectory(directory)
  try {
    let writes: Write[] = []
    for (const [name, row] of rows) {
      const item = itemOf({ ...row })
      const key = sectionPrefix.items(name) + storageKey(item, await tableOf(store, name))
      writes.push({ type: 'put', key, value: item })
      if (writes.length < itemsPerBatch) continue
      await store.db.batch(writes)
      writes = []
    }
    await store.db.batch(writes)
  } finally {
    await close()
  }
}
