import { crc32 } from 'node:zlib'
import {
  ConditionalCheckFailedException,
  DescribeTableCommand,
  DeleteTableCommand,
  ListTablesCommand,
  ResourceInUseException,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { openDirectory } from '../dynamo/directory.ts'
import {
  aDatabase,
  createOutboxTable,
  createTable,
  failureOf,
  itemsIn,
  temporaryDirectory,
} from './dynamo-client.ts'

test('a table is active without the half second that dynalite waits by default', async () => {
  const { store, close } = await openDirectory(await temporaryDirectory())
  expect(store.options).toMatchObject({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 })
  await close()
})

describe('the operations that the product uses', () => {
  test('puts, reads, changes and removes an item', async () => {
    const { db } = await aDatabase()
    await createTable(db, 'jobs')
    const Key = { id: 'a' }
    await db.send(new PutCommand({ TableName: 'jobs', Item: { ...Key, tags: ['x'], seen: 1 } }))
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: 'jobs',
        Key,
        UpdateExpression:
          'SET tags = list_append(tags, :more), title = if_not_exists(title, :t) ADD seen :one',
        ExpressionAttributeValues: { ':more': ['y'], ':t': 'Engineer', ':one': 1 },
        ReturnValues: 'ALL_NEW',
      }),
    )
    expect(Attributes).toEqual({ id: 'a', tags: ['x', 'y'], seen: 2, title: 'Engineer' })
    const read = new GetCommand({ TableName: 'jobs', Key, ConsistentRead: true })
    expect((await db.send(read)).Item).toEqual(Attributes)
    await db.send(new DeleteCommand({ TableName: 'jobs', Key }))
    expect((await db.send(read)).Item).toBeUndefined()
  })

  test('reads an index page by page, newest first', async () => {
    const { db } = await aDatabase()
    await createOutboxTable(db, 'letters')
    for (let dueAt = 0; dueAt < 10; dueAt += 1)
      await db.send(
        new PutCommand({
          TableName: 'letters',
          Item: { id: `l${dueAt}`, dueAt, ...(dueAt % 2 && { outbox: 'waiting' }) },
        }),
      )
    const dues: unknown[] = []
    let ExclusiveStartKey: Record<string, unknown> | undefined
    do {
      const page = await db.send(
        new QueryCommand({
          TableName: 'letters',
          IndexName: 'outbox',
          KeyConditionExpression: 'outbox = :waiting AND dueAt < :now',
          ExpressionAttributeValues: { ':waiting': 'waiting', ':now': 9 },
          ScanIndexForward: false,
          Limit: 3,
          ...(ExclusiveStartKey && { ExclusiveStartKey }),
        }),
      )
      dues.push(...(page.Items ?? []).map(({ dueAt }) => dueAt))
      ExclusiveStartKey = page.LastEvaluatedKey
    } while (ExclusiveStartKey)
    expect(dues).toEqual([7, 5, 3, 1])
  })

  test('writes and reads in batches', async () => {
    const { db } = await aDatabase()
    await createTable(db, 'jobs')
    await db.send(new PutCommand({ TableName: 'jobs', Item: { id: 'old' } }))
    await db.send(
      new BatchWriteCommand({
        RequestItems: {
          jobs: [
            { PutRequest: { Item: { id: 'a' } } },
            { PutRequest: { Item: { id: 'b' } } },
            { DeleteRequest: { Key: { id: 'old' } } },
          ],
        },
      }),
    )
    const Keys = ['a', 'b', 'old'].map((id) => ({ id }))
    const { Responses } = await db.send(new BatchGetCommand({ RequestItems: { jobs: { Keys } } }))
    expect(Responses?.['jobs']?.map(({ id }) => id).toSorted()).toEqual(['a', 'b'])
  })

  test('refuses what DynamoDB refuses', async () => {
    const { db } = await aDatabase()
    await createTable(db, 'jobs')
    const put = (Item: Record<string, unknown>, more: object = {}) =>
      failureOf(db.send(new PutCommand({ TableName: 'jobs', Item, ...more })))
    await db.send(new PutCommand({ TableName: 'jobs', Item: { id: 'a' } }))
    expect(await put({ id: 'a' }, { ConditionExpression: 'attribute_not_exists(id)' })).toBeInstanceOf(
      ConditionalCheckFailedException,
    )
    const invalid = { name: 'ValidationException' }
    expect(await put({ title: 'no key' })).toMatchObject(invalid)
    expect(await put({ id: '' })).toMatchObject(invalid)
    expect(await put({ id: 5 })).toMatchObject(invalid)
    expect(await put({ id: 'b', text: 'x'.repeat(410_000) })).toMatchObject(invalid)
    expect(await put({ id: 'a' }, { ConditionExpression: 'status = :x' })).toMatchObject(invalid)
    expect(await put({ id: 'a' }, { ReturnValuesOnConditionCheckFailure: 'ALL_NEW' })).toMatchObject(invalid)
    expect(
      await failureOf(db.send(new GetCommand({ TableName: 'nowhere', Key: { id: 'a' } }))),
    ).toBeInstanceOf(ResourceNotFoundException)
    expect(await failureOf(createTable(db, 'jobs'))).toBeInstanceOf(ResourceInUseException)
  })

  const rawCall = (url: string, headers: Record<string, string>, body: string) =>
    fetch(url, { method: 'POST', headers, body })

  test('refuses an unknown operation, a missing signature, and a body that is not JSON', async () => {
    const { server } = await aDatabase()
    const authorization = 'AWS4-HMAC-SHA256 Credential=local'
    const target = (operation: string) => ({ 'x-amz-target': `DynamoDB_20120810.${operation}` })
    const refused = async (headers: Record<string, string>, body: string) => {
      const answer = await rawCall(server.url, headers, body)
      const text = await answer.text()
      expect(answer.headers.get('x-amz-crc32')).toBe(String(crc32(text)))
      return `${answer.status} ${String((JSON.parse(text) as { __type: string }).__type.split('#')[1])}`
    }
    expect(await refused({ authorization, ...target('CreateBackup') }, '{}')).toBe(
      '400 UnknownOperationException',
    )
    expect(await refused(target('ListTables'), '{}')).toBe('400 MissingAuthenticationTokenException')
    expect(await refused({ authorization, ...target('ListTables') }, '{')).toBe('400 SerializationException')
  })

  test('refuses a request above 16 megabytes', async () => {
    const { server } = await aDatabase()
    expect((await rawCall(server.url, {}, 'x'.repeat(17 * 1024 * 1024))).status).toBe(413)
  })

  test('a table is usable as soon as it is created, and absent as soon as it is deleted', async () => {
    const { db } = await aDatabase()
    await createOutboxTable(db, 'letters')
    const { Table } = await db.send(new DescribeTableCommand({ TableName: 'letters' }))
    expect(Table?.TableStatus).toBe('ACTIVE')
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexStatus }) => IndexStatus)).toEqual(['ACTIVE'])
    await db.send(new PutCommand({ TableName: 'letters', Item: { id: 'a', outbox: 'waiting', dueAt: 1 } }))
    await db.send(new DeleteTableCommand({ TableName: 'letters' }))
    expect((await db.send(new ListTablesCommand({}))).TableNames).toEqual([])
    await createOutboxTable(db, 'letters')
    expect(await itemsIn(db, 'letters')).toEqual([])
  })

  test('a table and its items are kept after a restart', async () => {
    const { db, server, directory } = await aDatabase()
    await createTable(db, 'jobs')
    await db.send(new PutCommand({ TableName: 'jobs', Item: { id: 'a' } }))
    await server.close()
    const again = await aDatabase({ directory })
    expect(await itemsIn(again.db, 'jobs')).toEqual([{ id: 'a' }])
  })

  test('closing first answers open requests, and keeps their writes', async () => {
    const { db, server, directory } = await aDatabase()
    await createTable(db, 'jobs')
    const writes = Array.from({ length: 40 }, async (_, n) => {
      await db.send(new PutCommand({ TableName: 'jobs', Item: { id: `j${n}` } }))
      return `j${n}`
    })
    const settled = Promise.allSettled(writes)
    await writes[0]
    await server.close()
    const outcomes = await settled
    const acknowledged = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    )
    expect(acknowledged.length).toBeGreaterThan(0)
    const again = await aDatabase({ directory })
    const kept = (await itemsIn(again.db, 'jobs')).map(({ id }) => id)
    expect(kept).toEqual(expect.arrayContaining(acknowledged))
  })

  test('a second server on the same directory fails and names the process that holds it', async () => {
    const { db, directory } = await aDatabase()
    await createTable(db, 'jobs')
    const error = await failureOf(aDatabase({ directory }))
    expect(String(error)).toContain(`in use by process ${process.pid}`)
    await db.send(new PutCommand({ TableName: 'jobs', Item: { id: 'a' } }))
    expect(await itemsIn(db, 'jobs')).toEqual([{ id: 'a' }])
  })
})
