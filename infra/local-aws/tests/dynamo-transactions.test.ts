import { ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { aDatabase, createOutboxTable, failureOf } from './dynamo-client.ts'
import {
  accounts,
  type Actions,
  add,
  check,
  ifNew,
  put,
  read,
  reasonsOf,
  remove,
  table,
  transact,
} from './dynamo-accounts.ts'

describe('a transaction', () => {
  test('puts, updates, deletes and checks several items', async () => {
    const { db } = await accounts([{ id: 'a', amount: 1 }, { id: 'b' }, { id: 'c' }])
    await transact(db, [
      put('new', { amount: 7 }, ifNew),
      add('a', 5),
      remove('b'),
      check('c', 'attribute_exists(id)'),
      check('nobody', 'attribute_not_exists(id)'),
    ])
    expect(await read(db, 'new')).toEqual({ id: 'new', amount: 7 })
    expect(await read(db, 'a')).toEqual({ id: 'a', amount: 6 })
    expect(await read(db, 'b')).toBeUndefined()
    expect(await read(db, 'c')).toEqual({ id: 'c' })
    expect(await read(db, 'nobody')).toBeUndefined()
  })

  test('changes nothing when one condition fails, and names the failed one', async () => {
    const { db } = await accounts([
      { id: 'a', amount: 1 },
      { id: 'taken', holder: 'somebody' },
    ])
    const error = await reasonsOf(
      transact(db, [
        add('a', 5),
        put('taken', {}, { ...ifNew, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
        check('nobody', 'attribute_exists(id)'),
        put('new'),
      ]),
    )
    expect(error.message).toBe(
      'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed, ConditionalCheckFailed, None]',
    )
    expect(error.CancellationReasons).toEqual([
      { Code: 'None' },
      {
        Code: 'ConditionalCheckFailed',
        Message: 'The conditional request failed',
        Item: { id: { S: 'taken' }, holder: { S: 'somebody' } },
      },
      { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
      { Code: 'None' },
    ])
    expect(await read(db, 'a')).toEqual({ id: 'a', amount: 1 })
    expect(await read(db, 'taken')).toEqual({ id: 'taken', holder: 'somebody' })
    expect(await read(db, 'new')).toBeUndefined()
  })

  test('keeps indexes consistent with the items, whether it is committed or cancelled', async () => {
    const { db } = await aDatabase()
    await createOutboxTable(db, 'letters')
    const waiting = async () =>
      (
        await db.send(
          new QueryCommand({
            TableName: 'letters',
            IndexName: 'outbox',
            KeyConditionExpression: 'outbox = :waiting',
            ExpressionAttributeValues: { ':waiting': 'waiting' },
          }),
        )
      ).Items
    const letter = (id: string, dueAt: number) => ({
      Put: { TableName: 'letters', Item: { id, dueAt, outbox: 'waiting' }, ...ifNew },
    })
    const sent = {
      Update: {
        TableName: 'letters',
        Key: { id: 'first' },
        UpdateExpression: 'REMOVE outbox',
      },
    }
    await transact(db, [letter('first', 1), letter('second', 2)])
    await reasonsOf(transact(db, [sent, letter('second', 3)]))
    expect(await waiting()).toEqual([
      { id: 'first', outbox: 'waiting', dueAt: 1 },
      { id: 'second', outbox: 'waiting', dueAt: 2 },
    ])
    await transact(db, [sent, letter('third', 3)])
    expect((await waiting())?.map(({ id }) => id)).toEqual(['second', 'third'])
  })

  test("reports an action that does not match its item as that action's cancellation reason", async () => {
    const { db } = await accounts([{ id: 'a', amount: 'many' }])
    const error = await reasonsOf(
      transact(db, [put('new'), add('a', 1), { Delete: { TableName: table, Key: { id: 5 } } }]),
    )
    expect(error.CancellationReasons).toEqual([
      { Code: 'None' },
      {
        Code: 'ValidationError',
        Message: 'An operand in the update expression has an incorrect data type',
      },
      { Code: 'ValidationError', Message: 'The provided key element does not match the schema' },
    ])
    expect(await read(db, 'new')).toBeUndefined()
  })

  test.for<[string, Actions, string | RegExp]>([
    [
      'two actions on one item',
      [put('a'), check('a', 'attribute_exists(id)')],
      'Transaction request cannot include multiple operations on one item',
    ],
    ['no action', [], /length greater than or equal to 1/],
    [
      'more than a hundred actions',
      Array.from({ length: 101 }, (_, n) => put(`n${n}`)),
      /length less than or equal to 100/,
    ],
    [
      'more than four megabytes',
      Array.from({ length: 11 }, (_, n) => put(`n${n}`, { text: 'x'.repeat(399_000) })),
      /4 MB/,
    ],
    [
      'an item above 400 kilobytes',
      [put('a', { text: 'x'.repeat(410_000) })],
      'Item size has exceeded the maximum allowed size',
    ],
    [
      'two kinds of action in one entry',
      [{ ...put('a'), ...remove('a') }],
      'TransactItems can only contain one of Check, Put, Update or Delete',
    ],
    ['an expression that does not parse', [put('a'), check('b', 'attribute_exists(')], /Syntax error/],
    ['an empty key', [put('a'), put('')], /cannot contain an empty string value/],
    [
      'an unused value',
      [put('a', {}, { ...ifNew, ExpressionAttributeValues: { ':x': 1 } })],
      /unused in expressions: keys: \{:x\}/,
    ],
  ])('with %s is refused as a whole', async ([, actions, message]) => {
    const { db } = await accounts()
    const error = await failureOf(transact(db, actions))
    expect(error).toMatchObject({ name: 'ValidationException' })
    expect((error as Error).message).toMatch(message)
    expect(await read(db, 'a')).toBeUndefined()
  })

  test('a hundred actions are still one transaction', async () => {
    const { db } = await accounts()
    await transact(
      db,
      Array.from({ length: 100 }, (_, n) => put(`n${n}`)),
    )
    expect(await read(db, 'n99')).toEqual({ id: 'n99' })
  })

  test('on a table that does not exist is refused as a whole', async () => {
    const { db } = await accounts()
    const nowhere = { Put: { TableName: 'nowhere', Item: { id: 'a' } } }
    expect(await failureOf(transact(db, [put('a'), nowhere]))).toBeInstanceOf(ResourceNotFoundException)
    expect(await read(db, 'a')).toBeUndefined()
  })
})
