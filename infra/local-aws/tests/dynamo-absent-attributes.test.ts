import { PutCommand, QueryCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { aDatabase, createTable, failureOf } from './dynamo-client.ts'

const table = 'things'

/** One item has both attributes, one has only the first, one has neither. */
async function things() {
  const { db } = await aDatabase()
  await createTable(db, table)
  for (const Item of [{ id: 'both', apple: 'a', berry: 'a' }, { id: 'one', apple: 'a' }, { id: 'none' }])
    await db.send(new PutCommand({ TableName: table, Item }))
  return db
}

/** DynamoDB's answers, by published measurements: every comparison with an absent attribute is false. */
const matching: [expression: string, ids: string[]][] = [
  ['apple = berry', ['both']],
  ['apple <> berry', ['none', 'one']],
  ['NOT apple = berry', ['none', 'one']],
  ['apple <= berry', ['both']],
  ['apple >= berry', ['both']],
  ['apple < berry', []],
  ['apple IN (berry)', ['both']],
  ['apple IN (berry, apple)', ['both', 'one']],
  ['apple BETWEEN berry AND berry', ['both']],
  ['apple BETWEEN apple AND berry', ['both']],
  ['begins_with(apple, berry)', ['both']],
  ['contains(apple, berry)', ['both']],
  ['size(apple) = size(berry)', ['both']],
  ['attribute_exists(apple) AND attribute_not_exists(berry)', ['one']],
]

describe('an attribute that an item lacks', () => {
  test.each(matching)('is compared as in DynamoDB: %s', async (FilterExpression, ids) => {
    const db = await things()
    const { Items = [] } = await db.send(new ScanCommand({ TableName: table, FilterExpression }))
    expect(Items.map(({ id }) => String(id)).toSorted()).toEqual(ids)
    for (const id of ['both', 'none', 'one']) {
      const found = await db.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'id = :id',
          ExpressionAttributeValues: { ':id': id },
          FilterExpression,
        }),
      )
      expect([id, found.Count]).toEqual([id, ids.includes(id) ? 1 : 0])
      const update = db.send(
        new UpdateCommand({
          TableName: table,
          Key: { id },
          UpdateExpression: 'SET seen = id',
          ConditionExpression: FilterExpression,
        }),
      )
      if (ids.includes(id)) await update
      else expect(await failureOf(update)).toMatchObject({ name: 'ConditionalCheckFailedException' })
    }
  })
})

test('begins_with is false for values that are neither strings nor binary', async () => {
  const db = await things()
  for (const [id, value] of [true, null, ['a'], { a: 1 }, 1, new Set(['a'])].entries())
    await db.send(new PutCommand({ TableName: table, Item: { id: String(id), flag: value, mark: value } }))
  const scan = new ScanCommand({ TableName: table, FilterExpression: 'begins_with(flag, mark)' })
  expect((await db.send(scan)).Items).toEqual([])
})
