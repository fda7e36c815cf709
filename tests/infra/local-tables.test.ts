import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalDynamo, startDynamo } from 'local-aws/dynamodb'
import { localAddress } from '#infra/local/functions/config.ts'
import { createTables } from '#infra/local/create-tables.ts'
import { tables } from '#infra/resources/tables.ts'

let dynamo: LocalDynamo
beforeAll(async () => {
  dynamo = await startDynamo({ port: 0 })
})
afterAll(async () => {
  await dynamo.close()
})

describe('the tables of the local run', () => {
  const ofAnOlderVersion = (TableName: string, key: string) =>
    new DynamoDBClient(localAddress(dynamo.url)).send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName: key, AttributeType: 'S' }],
        KeySchema: [{ AttributeName: key, KeyType: 'HASH' }],
      }),
    )
  const put = (TableName: string, id: string) =>
    new DynamoDBClient(localAddress(dynamo.url)).send(
      new PutItemCommand({ TableName, Item: { id: { S: id }, part: { S: 'job' } } }),
    )

  test('of an older version with another key are created again if they are empty, and get missing indexes', async () => {
    await ofAnOlderVersion('jobs', 'id')
    await ofAnOlderVersion('guards', 'id')
    await createTables(dynamo.url)
    await createTables(dynamo.url)
    const client = new DynamoDBClient(localAddress(dynamo.url))
    const described = async (TableName: string) =>
      (await client.send(new DescribeTableCommand({ TableName }))).Table
    const jobs = await described('jobs')
    expect(jobs?.KeySchema?.map(({ AttributeName }) => AttributeName)).toEqual(['id', 'part'])
    const guards = await described('guards')
    expect(guards?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toContain('byUser')
    await put('jobs', 'kept')
  })

  test('get the indexes that they lack, with their rows', async () => {
    const client = new DynamoDBClient(localAddress(dynamo.url))
    await client.send(new DeleteTableCommand({ TableName: 'guards' }))
    await ofAnOlderVersion('guards', 'id')
    const row = { id: { S: 'a-row' }, userId: { S: 'a-candidate' }, token: { S: 'secret' } }
    await client.send(new PutItemCommand({ TableName: 'guards', Item: row }))
    await createTables(dynamo.url)
    const { Items } = await client.send(
      new QueryCommand({
        TableName: 'guards',
        IndexName: 'byUser',
        KeyConditionExpression: 'userId = :id',
        ExpressionAttributeValues: { ':id': row.userId },
      }),
    )
    expect(Items).toEqual([row])
  })

  test('with rows and another key are refused with one line that says so', async () => {
    const client = new DynamoDBClient(localAddress(dynamo.url))
    await client.send(new DeleteTableCommand({ TableName: 'jobs' }))
    await ofAnOlderVersion('jobs', 'id')
    await put('jobs', 'row')
    await expect(createTables(dynamo.url)).rejects.toThrow(
      'The stored data is from an older version: the table "jobs" has another key. Delete the data with: npm start -- --fresh',
    )
    await client.send(new DeleteTableCommand({ TableName: 'jobs' }))
  })

  test('are those of the description, and created once', async () => {
    const fresh = await startDynamo({ port: 0 })
    await createTables(fresh.url)
    await createTables(fresh.url)
    const { TableNames = [] } = await new DynamoDBClient(localAddress(fresh.url)).send(
      new ListTablesCommand({}),
    )
    await fresh.close()
    expect(TableNames.toSorted()).toEqual(Object.keys(tables).toSorted())
  })
})
