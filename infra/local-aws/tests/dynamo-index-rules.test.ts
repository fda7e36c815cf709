import {
  BatchWriteCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { aDatabase, createOutboxTable, failureOf, itemsIn } from './dynamo-client.ts'

const table = 'letters'

async function letters() {
  const { db } = await aDatabase()
  await createOutboxTable(db, table)
  return db
}

describe('a global index', () => {
  const waiting = {
    TableName: table,
    IndexName: 'outbox',
    KeyConditionExpression: 'outbox = :waiting',
    ExpressionAttributeValues: { ':waiting': 'waiting' },
  }

  test('refuses consistent reads', async () => {
    const db = await letters()
    const refusal = {
      name: 'ValidationException',
      message: 'Consistent reads are not supported on global secondary indexes',
    }
    const query = new QueryCommand({ ...waiting, ConsistentRead: true })
    const scan = new ScanCommand({ TableName: table, IndexName: 'outbox', ConsistentRead: true })
    expect(await failureOf(db.send(query))).toMatchObject(refusal)
    expect(await failureOf(db.send(scan))).toMatchObject(refusal)
    await db.send(new QueryCommand({ ...waiting, ConsistentRead: false }))
    await db.send(new ScanCommand({ TableName: table, ConsistentRead: true }))
  })

  const empty = { id: 'a', outbox: '', dueAt: 1 }
  const update = {
    TableName: table,
    Key: { id: 'a' },
    UpdateExpression: 'SET outbox = :empty, dueAt = :one',
    ExpressionAttributeValues: { ':empty': '', ':one': 1 },
  }
  const put = { TableName: table, Item: empty }
  const asKey =
    'A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty string value. IndexName: outbox, IndexKey: outbox'
  const byUpdate =
    'The update expression attempted to update a secondary index key to a value that is not supported. The AttributeValue for a key attribute cannot contain an empty string value.'
  const transaction = (...TransactItems: NonNullable<TransactWriteCommandInput['TransactItems']>) =>
    new TransactWriteCommand({ TransactItems })

  test.each([
    ['PutItem', new PutCommand(put), asKey],
    [
      'BatchWriteItem',
      new BatchWriteCommand({ RequestItems: { [table]: [{ PutRequest: { Item: empty } }] } }),
      asKey,
    ],
    ['UpdateItem', new UpdateCommand(update), byUpdate],
    ['a transaction that puts', transaction({ Put: put }), asKey],
    ['a transaction that updates', transaction({ Update: update }), byUpdate],
  ] as const)('refuses an empty key from %s', async (_, command, message) => {
    const db = await letters()
    expect(await failureOf(db.send(command as PutCommand))).toMatchObject({
      name: 'ValidationException',
      message: `One or more parameter values are not valid. ${message}`,
    })
    expect(await itemsIn(db, table)).toEqual([])
  })

  test('has no entry of an item without its key, and the item may lack it', async () => {
    const db = await letters()
    await db.send(new PutCommand({ TableName: table, Item: { id: 'a', dueAt: 1 } }))
    await db.send(new PutCommand({ TableName: table, Item: { id: 'b', outbox: 'waiting', dueAt: 1 } }))
    expect((await db.send(new QueryCommand(waiting))).Items).toEqual([
      { id: 'b', outbox: 'waiting', dueAt: 1 },
    ])
  })
})
