import {
  below,
  checked,
  sectionPrefix,
  shapeOf,
  tableOf,
  type Shape,
  type Store,
  type Table,
} from './dynalite.ts'
import type { Item } from './item.ts'
import { invalid } from './refusals.ts'
import { allTables, saveTable } from './tables.ts'

const maxName = 255

/** DynamoDB does not expire items whose expiry time is older than this. */
const oldestExpirySeconds = 5 * 365 * 24 * 60 * 60

const tableName = shapeOf('DescribeTable').types['TableName'] ?? 'String'

type Specification = { AttributeName: string; Enabled: boolean }

const updateShape: Shape<{ TableName: string; TimeToLiveSpecification: Specification }> = {
  types: {
    TableName: tableName,
    TimeToLiveSpecification: {
      type: 'FieldStruct<TimeToLiveSpecification>',
      notNull: true,
      children: {
        AttributeName: {
          type: 'String',
          notNull: true,
          lengthGreaterThanOrEqual: 1,
          lengthLessThanOrEqual: maxName,
        },
        Enabled: { type: 'Boolean', notNull: true },
      },
    },
  },
}

const describeShape: Shape<{ TableName: string }> = { types: { TableName: tableName } }

/** The caller holds the exclusive lock. */
export async function updateTimeToLive(store: Store, body: unknown): Promise<object> {
  const request = checked(updateShape, body, store)
  const { AttributeName, Enabled } = request.TimeToLiveSpecification
  const table = await tableOf(store, request.TableName)
  const current = table.TimeToLiveDescription?.AttributeName
  if (current !== undefined && current !== AttributeName)
    throw invalid(`TimeToLive is active on a different AttributeName: current AttributeName is ${current}`)
  if (Enabled === (current !== undefined))
    throw invalid(`TimeToLive is already ${Enabled ? 'enabled' : 'disabled'}`)
  if (Enabled) table.TimeToLiveDescription = { TimeToLiveStatus: 'ENABLED', AttributeName }
  else delete table.TimeToLiveDescription
  await saveTable(store, table)
  return { TimeToLiveSpecification: request.TimeToLiveSpecification }
}

export async function describeTimeToLive(store: Store, body: unknown): Promise<object> {
  const { TableName } = checked(describeShape, body, store)
  const table = await tableOf(store, TableName)
  return {
    TimeToLiveDescription: table.TimeToLiveDescription ?? { TimeToLiveStatus: 'DISABLED' },
  }
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

const keyOf = (item: Item, table: Table): Item =>
  Object.fromEntries(table.KeySchema.map(({ AttributeName }) => [AttributeName, item[AttributeName] ?? {}]))

/** Yields the due deletions, each on condition that the item's expiry time has not changed. */
export async function* expiries(store: Store, now: Date): AsyncGenerator<object> {
  const nowSeconds = Math.floor(now.getTime() / 1000)
  for (const table of await allTables(store)) {
    const name = table.TimeToLiveDescription?.AttributeName
    if (name === undefined) continue
    for await (const item of store.db.values(below(sectionPrefix.items(table.TableName)))) {
      const expiry = isItem(item) ? item[name] : undefined
      if (!isItem(item) || expiry?.N === undefined) continue
      const seconds = Number(expiry.N)
      if (seconds >= nowSeconds || seconds < nowSeconds - oldestExpirySeconds) continue
      yield {
        TableName: table.TableName,
        Key: keyOf(item, table),
        ConditionExpression: '#expiry = :seen',
        ExpressionAttributeNames: { '#expiry': name },
        ExpressionAttributeValues: { ':seen': expiry },
      }
    }
  }
}
