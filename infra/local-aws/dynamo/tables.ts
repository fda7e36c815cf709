import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import {
  below,
  checked,
  sectionPrefix,
  shapeOf,
  type Operation,
  type Store,
  type StreamSpecification,
  type Table,
  type Write,
} from './dynalite.ts'
import { perform, type Performed } from './draft.ts'
import { invalid } from './refusals.ts'

const streamRequest = z.object({
  StreamSpecification: z.optional(
    z.union([
      z.object({ StreamEnabled: z.literal(true), StreamViewType: z.enum(['KEYS_ONLY', 'NEW_IMAGE']) }),
      z.object({ StreamEnabled: z.literal(false) }),
    ]),
  ),
})

const settlingDeadlineMilliseconds = 5000

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'TableName' in value && 'TableStatus' in value

export const saveTable = (store: Store, table: Table): Promise<void> =>
  store.db.put(sectionPrefix.table + table.TableName, table)

export async function allTables(store: Store): Promise<Table[]> {
  const tables: Table[] = []
  for await (const value of store.db.values(below(sectionPrefix.table)))
    if (isTable(value)) tables.push(value)
  return tables
}

const isActive = (table: Table) =>
  table.TableStatus === 'ACTIVE' &&
  (table.GlobalSecondaryIndexes ?? []).every(({ IndexStatus }) => IndexStatus === 'ACTIVE')

/** Waits until dynalite has finished a change of a table, which it does some time after it has answered. */
async function settled(store: Store, name: string): Promise<void> {
  const deadline = Date.now() + settlingDeadlineMilliseconds
  for (;;) {
    const table = await store.db.get(sectionPrefix.table + name)
    if (!isTable(table) || isActive(table)) return
    if (Date.now() > deadline)
      throw new Error(`Table ${name} did not become ACTIVE; its status is ${table.TableStatus}`)
    await pause(1)
  }
}

/** The stream that a request for a new table asks for. */
function streamIn(body: unknown): StreamSpecification | undefined {
  const { data } = streamRequest.safeParse(body)
  if (data === undefined) throw invalid('Streams here have the view type KEYS_ONLY or NEW_IMAGE')
  return data.StreamSpecification?.StreamEnabled === true ? data.StreamSpecification : undefined
}

const nameIn = (request: object): string =>
  'TableName' in request && typeof request.TableName === 'string' ? request.TableName : ''

/** The caller holds the exclusive lock. */
export async function changeTable(store: Store, operation: Operation, body: unknown): Promise<Performed> {
  // Read before dynalite's check, which removes unknown members from the body.
  const stream = operation === 'CreateTable' ? streamIn(body) : undefined
  const request = checked(shapeOf(operation), body, store)
  const performed = await perform(
    store,
    operation,
    stream === undefined ? request : { ...request, StreamSpecification: stream },
  )
  if ('answer' in performed) await settled(store, nameIn(request))
  return performed
}

async function purge(store: Store, name: string): Promise<void> {
  const sections = [
    sectionPrefix.items(name),
    sectionPrefix.index('Global', name),
    sectionPrefix.index('Local', name),
    sectionPrefix.tags(name),
  ]
  const writes: Write[] = [{ type: 'del', key: sectionPrefix.table + name }]
  for (const section of sections)
    for await (const key of store.db.keys(below(section))) writes.push({ type: 'del', key })
  await store.db.batch(writes)
}

/** Finishes the creation or deletion of tables that a crash interrupted. */
export async function settleTables(store: Store): Promise<void> {
  for (const table of await allTables(store)) {
    if (table.TableStatus === 'DELETING') await purge(store, table.TableName)
    else if (!isActive(table)) {
      table.TableStatus = 'ACTIVE'
      for (const index of table.GlobalSecondaryIndexes ?? []) index.IndexStatus = 'ACTIVE'
      await saveTable(store, table)
    }
  }
}
