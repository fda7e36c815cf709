import { CreateTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localAddress } from '#infra/local/functions/config.ts'
import { startDynamo, type LocalDynamo } from '#infra/local/dynamo/server.ts'
import { createTables } from '#infra/local/dynamo/create-tables.ts'
import { tables } from '#infra/resources.ts'
import { aFolder } from '#tests/support/folder.ts'

const folder = aFolder()
let dynamo: LocalDynamo
beforeAll(async () => {
  dynamo = await startDynamo({ directory: folder.path('dynamo'), port: 0 })
})
afterAll(async () => {
  await dynamo.close()
  folder.remove()
})

describe('the tables of the local run', () => {
  test('of an older version that lacks a declared index are refused with one line that says so', async () => {
    const client = new DynamoDBClient(localAddress(dynamo.url))
    await client.send(
      new CreateTableCommand({
        TableName: 'guards',
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      }),
    )
    await expect(createTables(dynamo.url)).rejects.toThrow(
      'The data are of an older version: the table "guards" has no index "byUser". Empty them with: npm start -- --fresh',
    )
  })

  test('are those of the description, and created once', async () => {
    const fresh = await startDynamo({ directory: folder.path('fresh'), port: 0 })
    await createTables(fresh.url)
    await createTables(fresh.url)
    const { TableNames = [] } = await new DynamoDBClient(localAddress(fresh.url)).send(
      new ListTablesCommand({}),
    )
    await fresh.close()
    expect(TableNames.toSorted()).toEqual(Object.keys(tables).toSorted())
  })
})
