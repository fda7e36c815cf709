import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ScanCommand,
  UpdateTableCommand,
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
        ...(indexes.length === 0 ? {} : { GlobalSecondaryIndexes: indexes.map(indexOf) }),
      }),
    )
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceInUseException')
      return expectShape(client, name, table)
    throw error
  }
}

/**
 * A table of an older version gets the indexes that it lacks. If it has another key, it is created again where it is empty; one with
 * rows stops the start.
 */
async function expectShape(client: DynamoDBClient, name: string, table: Table): Promise<void> {
  const { Table: description } = await client.send(new DescribeTableCommand({ TableName: name }))
  const indexes = new Set((description?.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName))
  const keyNames = (key: readonly KeySchemaElement[] = []) =>
    key.map(({ AttributeName }) => AttributeName).join(' ')
  const hasKey = keyNames(description?.KeySchema) === keyNames(keyOf(table))
  if (hasKey) {
    for (const index of Object.entries(table.indexes ?? {}))
      if (!indexes.has(index[0])) await addIndex(client, name, { index, table })
    return
  }
  const { Count: rows } = await client.send(new ScanCommand({ TableName: name, Limit: 1 }))
  if (rows === 0) {
    await client.send(new DeleteTableCommand({ TableName: name }))
    return createTable(client, name, table)
  }
  throw new Error(
    `The stored data is from an older version: the table "${name}" has another key. Delete the data with: npm start -- --fresh`,
  )
}

/** One at a time, as DynamoDB demands. */
async function addIndex(
  client: DynamoDBClient,
  TableName: string,
  { index, table }: { index: [string, TableIndex]; table: Table },
): Promise<void> {
  await client.send(
    new UpdateTableCommand({
      TableName,
      AttributeDefinitions: attributesOf(table),
      GlobalSecondaryIndexUpdates: [{ Create: indexOf(index) }],
    }),
  )
}

const indexOf = ([IndexName, index]: [string, TableIndex]) => ({
  IndexName,
  KeySchema: keyOf(index),
  Projection: { ProjectionType: index.projection },
})

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
