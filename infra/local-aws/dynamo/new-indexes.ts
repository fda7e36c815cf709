import * as z from 'zod/mini'
import {
  below,
  checked,
  indexChanges,
  sectionPrefix,
  shapeOf,
  tableOf,
  type Shape,
  type Store,
  type Write,
} from './dynalite.ts'
import type { Item } from './item.ts'

/** dynalite demands a throughput of every new index; a table that is paid per request has none. */
const types: Shape<object>['types'] = JSON.parse(
  JSON.stringify(shapeOf('UpdateTable').types, (name, rules) =>
    name === 'ProvisionedThroughput' ? { type: rules.type } : rules,
  ),
)
const shape: Shape<object> = { ...shapeOf('UpdateTable'), types }

const newIndex = z.object({
  IndexName: z.string(),
  KeySchema: z.array(z.object({ AttributeName: z.string(), KeyType: z.string() })),
  Projection: z.object({ ProjectionType: z.string() }),
})

const request = z.object({
  TableName: z.string(),
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
  GlobalSecondaryIndexUpdates: z.array(z.object({ Create: newIndex })),
})

export const asksForNewIndexes = (body: unknown): boolean => request.safeParse(body).success

/** Adds global indexes to a table, with an entry for each item; dynalite accepts such an UpdateTable and adds none. */
export async function addIndexes(store: Store, body: unknown): Promise<object> {
  // Read before dynalite's check, which removes unknown members from the body.
  const { TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates } = z.parse(request, body)
  checked(shape, body, store)
  const table = await tableOf(store, TableName)
  const attributes = new Map(
    [...table.AttributeDefinitions, ...AttributeDefinitions].map((one) => [one.AttributeName, one]),
  )
  table.AttributeDefinitions = [...attributes.values()]
  const indexes = GlobalSecondaryIndexUpdates.map(({ Create }) => ({
    ...Create,
    IndexStatus: 'ACTIVE',
    IndexSizeBytes: 0,
    ItemCount: 0,
  }))
  table.GlobalSecondaryIndexes = [...(table.GlobalSecondaryIndexes ?? []), ...indexes]
  const writes: Write[] = [{ type: 'put', key: sectionPrefix.table + TableName, value: table }]
  for await (const item of store.db.values(below(sectionPrefix.items(TableName)))) {
    const { puts } = indexChanges(indexes, undefined, item as Item, table)
    for (const { index, key, item: value } of puts)
      writes.push({ type: 'put', key: sectionPrefix.index('Global', TableName, index) + key, value })
  }
  // One batch, so that a crash leaves no index without its entries.
  await store.db.batch(writes)
  return { TableDescription: table }
}
