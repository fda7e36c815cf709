import {
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDirectory } from '../dynamo/directory.ts'
import { below, sectionPrefix } from '../dynamo/dynalite.ts'
import { aDatabase, createOutboxTable, failureOf } from './dynamo-client.ts'

const table = 'letters'
const small = { ExpressionAttributeValues: { ':limit': 5 }, FilterExpression: 'amount < :limit' }

/** A table with one item whose number is invalid: dynalite throws when it compares it. */
async function withDamagedItem() {
  const { db, server, directory } = await aDatabase()
  await createOutboxTable(db, table)
  await db.send(new PutCommand({ TableName: table, Item: { id: 'a', outbox: 'waiting', dueAt: 1 } }))
  await server.close()
  const { store, close } = await openDirectory(directory)
  const item = { id: { S: 'a' }, outbox: { S: 'waiting' }, dueAt: { N: '1' }, amount: { N: 'damaged' } }
  for (const section of [sectionPrefix.items(table), sectionPrefix.index('Global', table, 'outbox')])
    for await (const key of store.db.keys(below(section))) await store.db.put(key, item)
  await close()
  return (await aDatabase({ directory })).db
}

describe('a request on which the server fails unexpectedly', () => {
  test.each([
    ['a scan', new ScanCommand({ TableName: table, ...small })],
    ['a scan of an index', new ScanCommand({ TableName: table, IndexName: 'outbox', ...small })],
    [
      'a query',
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'id = :id',
        FilterExpression: small.FilterExpression,
        ExpressionAttributeValues: { ...small.ExpressionAttributeValues, ':id': 'a' },
      }),
    ],
    [
      'an update',
      new UpdateCommand({
        TableName: table,
        Key: { id: 'a' },
        UpdateExpression: 'SET seen = id',
        ConditionExpression: small.FilterExpression,
        ExpressionAttributeValues: small.ExpressionAttributeValues,
      }),
    ],
  ])('is answered 500, and the next request succeeds: %s', async (_, command) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => errors.mockRestore())
    const db = await withDamagedItem()
    expect(await failureOf(db.send(command as ScanCommand))).toMatchObject({
      name: 'InternalServerError',
      $metadata: { httpStatusCode: 500 },
    })
    expect(errors).toHaveBeenCalledOnce()
    await db.send(new PutCommand({ TableName: table, Item: { id: 'a', amount: 1 } }))
    expect((await db.send(new ScanCommand({ TableName: table, ...small }))).Count).toBe(1)
  })
})

test('an expression that would take the parser hours is refused immediately', async () => {
  const { db } = await aDatabase()
  await createOutboxTable(db, table)
  const refusal = { name: 'ValidationException', message: expect.stringContaining('at most 12 nested') }
  const nested = (depth: number) => `${'NOT ('.repeat(depth)}amount < :limit${')'.repeat(depth)}`
  const scan = (depth: number) =>
    db.send(new ScanCommand({ TableName: table, ...small, FilterExpression: nested(depth) }))
  expect(await failureOf(scan(30))).toMatchObject(refusal)
  expect((await scan(3)).Items).toEqual([])
  const Update = { TableName: table, Key: { id: 'a' }, UpdateExpression: 'SET seen = id' }
  const transaction = new TransactWriteCommand({
    TransactItems: [
      {
        Update: {
          ...Update,
          ConditionExpression: nested(30),
          ExpressionAttributeValues: small.ExpressionAttributeValues,
        },
      },
    ],
  })
  expect(await failureOf(db.send(transaction))).toMatchObject(refusal)
})
