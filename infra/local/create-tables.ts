import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ScanCommand,
  UpdateTimeToLiveCommand,
  type AttributeDefinition,
  type KeySchemaElement,
} from '@aws-sdk/client-dynamodb'
import { tables, type Table, type TableIndex } from '../resources/tables.ts'
import { localAddress } from './functions/config.ts'

/** Creates the tables of `infra/resources` that do not exist yet. */
export async function createTables(dynamoUrl: string): Promise<void> {
  const client = new DynamoDBClient(localAddress(dynamoUrl))
  for (const [name, table] of Object.entries<Table>(tables)) {
    await createTable(client, name, table)
    if (table.timeToLive !== undefined) await setTimeToLive(client, name, table.timeToLive)
  }
  client.destroy()
}

async function createTable(client: DynamoDBClient, name: string, table: Table): Promise<void> {
  const indexes = Object.entries(table.indexes ?? {})
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: attributesOf(table),
        KeySchema: keyOf(table),
        ...(table.stream === undefined
          ? {}
          : { StreamSpecification: { StreamEnabled: true, StreamViewType: table.stream } }),
        ...(indexes.length === 0
          ? {}
          : {
              GlobalSecondaryIndexes: indexes.map(([IndexName, index]) => ({
                IndexName,
                KeySchema: keyOf(index),
                Projection: { ProjectionType: index.projection },
              })),
            }),
      }),
    )
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceInUseException')
      return expectShape(client, name, table)
    throw error
  }
}

/**
 * A table of an older version may lack an index or have another key. If it is empty it is created again; one with rows stops the
 * start.
 */
async function expectShape(client: DynamoDBClient, name: string, table: Table): Promise<void> {
  const { Table: found } = await client.send(new DescribeTableCommand({ TableName: name }))
  const indexes = new Set((found?.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName))
  const missing = Object.keys(table.indexes ?? {}).filter((index) => !indexes.has(index))
  const keyNames = (key: readonly KeySchemaElement[] = []) =>
    key.map(({ AttributeName }) => AttributeName).join(' ')
  const hasKey = keyNames(found?.KeySchema) === keyNames(keyOf(table))
  if (hasKey && missing.length === 0) return
  const { Count: rows } = await client.send(new ScanCommand({ TableName: name, Limit: 1 }))
  if (rows === 0) {
    await client.send(new DeleteTableCommand({ TableName: name }))
    return createTable(client, name, table)
  }
  const lacks = hasKey ? `has no index "${missing.join('", "')}"` : 'has another key'
  throw new Error(
    `The stored data is from an older version: the table "${name}" ${lacks}. Delete the data with: npm start -- --fresh`,
  )
}

/** Reads the setting first: DynamoDB refuses to enable it twice, and a crash may have left a table without it. */
async function setTimeToLive(client: DynamoDBClient, name: string, attribute: string): Promise<void> {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }))
  if (TimeToLiveDescription?.AttributeName === attribute) return
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { Enabled: true, AttributeName: attribute },
    }),
  )
}

const keyOf = ({ partition, sort }: Pick<Table, 'partition' | 'sort'> | TableIndex): KeySchemaElement[] => [
  { AttributeName: partition.name, KeyType: 'HASH' },
  ...(sort === undefined ? [] : [{ AttributeName: sort.name, KeyType: 'RANGE' as const }]),
]

function attributesOf(table: Table): AttributeDefinition[] {
  const all = [table, ...Object.values(table.indexes ?? {})].flatMap(({ partition, sort }) => [
    partition,
    ...(sort ? [sort] : []),
  ])
  const types = new Map(all.map(({ name, type }) => [name, type]))
  return [...types].map(([AttributeName, AttributeType]) => ({ AttributeName, AttributeType }))
}
