import {
  ConditionalCheckFailedException,
  IdempotentParameterMismatchException,
  ResourceNotFoundException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { aDatabase, createOutboxTable, createTable, failureOf } from './local-dynamo-client.ts'

const table = 'accounts'

async function accounts(items: Record<string, unknown>[] = []) {
  const database = await aDatabase()
  await createTable(database.db, table)
  for (const Item of items) await database.db.send(new PutCommand({ TableName: table, Item }))
  return database
}

const read = async (db: DynamoDBDocumentClient, id: string) =>
  (await db.send(new GetCommand({ TableName: table, Key: { id }, ConsistentRead: true }))).Item

type Actions = ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']

const transact = (db: DynamoDBDocumentClient, TransactItems: Actions, ClientRequestToken?: string) =>
  db.send(new TransactWriteCommand({ TransactItems, ...(ClientRequestToken && { ClientRequestToken }) }))

const put = (id: string, more: object = {}, conditions: object = {}) => ({
  Put: { TableName: table, Item: { id, ...more }, ...conditions },
})

const ifNew = { ConditionExpression: 'attribute_not_exists(id)' }

const add = (id: string, amount: number, ConditionExpression = 'attribute_exists(id)') => ({
  Update: {
    TableName: table,
    Key: { id },
    UpdateExpression: 'ADD amount :amount',
    ConditionExpression,
    ExpressionAttributeValues: { ':amount': amount },
  },
})

const remove = (id: string) => ({ Delete: { TableName: table, Key: { id } } })

const check = (id: string, ConditionExpression: string) => ({
  ConditionCheck: { TableName: table, Key: { id }, ConditionExpression },
})

async function reasonsOf(call: Promise<unknown>) {
  const error = await failureOf(call)
  expect(error).toBeInstanceOf(TransactionCanceledException)
  return error as TransactionCanceledException
}

describe('a transaction', () => {
  test('puts, changes, removes and checks several items at once', async () => {
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

  test('leaves everything as it was when one condition fails, and says which', async () => {
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

  test('keeps indexes in step with the items, whether it holds or is cancelled', async () => {
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

  test('tells an action that does not fit its item as that action’s reason', async () => {
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

  test('on a table that is not there is refused as a whole', async () => {
    const { db } = await accounts()
    const nowhere = { Put: { TableName: 'nowhere', Item: { id: 'a' } } }
    expect(await failureOf(transact(db, [put('a'), nowhere]))).toBeInstanceOf(ResourceNotFoundException)
    expect(await read(db, 'a')).toBeUndefined()
  })
})

describe('a request token', () => {
  test('lets a repeated transaction succeed without applying it twice, also after a restart', async () => {
    const { db, server, directory } = await accounts([{ id: 'a', amount: 0 }])
    await transact(db, [add('a', 1)], 'once')
    await transact(db, [add('a', 1)], 'once')
    expect(await read(db, 'a')).toEqual({ id: 'a', amount: 1 })
    await server.close()
    const again = await aDatabase({ directory })
    await transact(again.db, [add('a', 1)], 'once')
    expect(await read(again.db, 'a')).toEqual({ id: 'a', amount: 1 })
  })

  test('refuses another transaction under the same token', async () => {
    const { db } = await accounts([{ id: 'a', amount: 0 }])
    await transact(db, [add('a', 1)], 'once')
    expect(await failureOf(transact(db, [add('a', 2)], 'once'))).toBeInstanceOf(
      IdempotentParameterMismatchException,
    )
    expect(await read(db, 'a')).toEqual({ id: 'a', amount: 1 })
  })

  test('is forgotten after ten minutes', async () => {
    let now = new Date('2030-01-01T00:00:00Z')
    const { db, server } = await aDatabase({ now: () => now })
    await createTable(db, table)
    await transact(db, [put('a', { amount: 0 })])
    await transact(db, [add('a', 1)], 'once')
    now = new Date('2030-01-01T00:09:59Z')
    await transact(db, [add('a', 1)], 'once')
    expect(await read(db, 'a')).toMatchObject({ amount: 1 })
    now = new Date('2030-01-01T00:10:01Z')
    await server.expireNow()
    await transact(db, [add('a', 2)], 'once')
    expect(await read(db, 'a')).toMatchObject({ amount: 3 })
  })

  test('of a cancelled transaction may be tried again', async () => {
    const { db } = await accounts()
    await reasonsOf(transact(db, [add('a', 1)], 'once'))
    await db.send(new PutCommand({ TableName: table, Item: { id: 'a', amount: 0 } }))
    await transact(db, [add('a', 1)], 'once')
    expect(await read(db, 'a')).toMatchObject({ amount: 1 })
  })
})

describe('reading several items at once', () => {
  const get = (id: string, more: object = {}) => ({ Get: { TableName: table, Key: { id }, ...more } })

  test('answers in the order asked, with nothing for what is missing', async () => {
    const { db } = await accounts([
      { id: 'a', amount: 1, note: 'x' },
      { id: 'b', amount: 2 },
    ])
    const { Responses } = await db.send(
      new TransactGetCommand({
        TransactItems: [get('b'), get('nobody'), get('a', { ProjectionExpression: 'amount' })],
      }),
    )
    expect(Responses).toEqual([{ Item: { id: 'b', amount: 2 } }, {}, { Item: { amount: 1 } }])
  })

  test('refuses more than a hundred, and one item twice', async () => {
    const { db } = await accounts()
    const send = (TransactItems: ReturnType<typeof get>[]) =>
      failureOf(db.send(new TransactGetCommand({ TransactItems })))
    expect(await send(Array.from({ length: 101 }, (_, n) => get(`n${n}`)))).toMatchObject({
      name: 'ValidationException',
    })
    expect(await send([get('a'), get('a')])).toMatchObject({
      message: 'Transaction request cannot include multiple operations on one item',
    })
  })
})

describe('many at the same time', () => {
  test('fifty transactions on one counter count exactly fifty', async () => {
    const { db } = await accounts([{ id: 'job', amount: 0 }])
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => transact(db, [add('job', 1), put(`apply-${n}`, {}, ifNew)])),
    )
    expect(await read(db, 'job')).toEqual({ id: 'job', amount: 50 })
  })

  test('fifty plain writes on one counter count exactly fifty', async () => {
    const { db } = await accounts([{ id: 'job', amount: 0 }])
    await Promise.all(Array.from({ length: 50 }, () => db.send(new UpdateCommand(add('job', 1).Update))))
    expect(await read(db, 'job')).toEqual({ id: 'job', amount: 50 })
  })

  test('transactions and plain writes on one counter lose nothing', async () => {
    const { db } = await accounts([{ id: 'job', amount: 0 }])
    const plainAdd = () => db.send(new UpdateCommand(add('job', 1).Update))
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 2 ? plainAdd() : transact(db, [add('job', 1), put(`p${n}`)]),
      ),
    )
    expect(await read(db, 'job')).toEqual({ id: 'job', amount: 40 })
  })

  test('of twenty who want the same name, one gets it', async () => {
    const { db } = await accounts()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => transact(db, [put(`user-${n}`), put('name', { n }, ifNew)])),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('nobody sees a transfer with the money gone or doubled', async () => {
    const { db } = await accounts([
      { id: 'a', amount: 100 },
      { id: 'b', amount: 100 },
    ])
    const finished = new AbortController()
    const transfers = async () => {
      for (let n = 0; n < 150; n += 1) await transact(db, [add('a', -1), add('b', 1)])
      finished.abort()
    }
    const sums = new Set<number>()
    let reads = 0
    const sum = (items: (Record<string, unknown> | undefined)[]) => {
      reads += 1
      sums.add(items.reduce((total, item) => total + Number(item?.['amount']), 0))
    }
    const keys = ['a', 'b'].map((id) => ({ id }))
    const reader = async () => {
      const Gets = keys.map((Key) => ({ Get: { TableName: table, Key } }))
      while (!finished.signal.aborted) {
        const { Responses = [] } = await db.send(new TransactGetCommand({ TransactItems: Gets }))
        sum(Responses.map(({ Item }) => Item))
      }
    }
    const batchReader = async () => {
      const batch = new BatchGetCommand({ RequestItems: { [table]: { Keys: keys } } })
      while (!finished.signal.aborted) sum((await db.send(batch)).Responses?.[table] ?? [])
    }
    const amount = async (id: string) => Number((await read(db, id))?.['amount'])
    // Who has seen one half of a transfer must find the other half there as well, in whichever order they look.
    const plainReader = async () => {
      while (!finished.signal.aborted) {
        const spent = 100 - (await amount('a'))
        const gained = (await amount('b')) - 100
        expect(gained).toBeGreaterThanOrEqual(spent)
        expect(100 - (await amount('a'))).toBeGreaterThanOrEqual(gained)
      }
    }
    await Promise.all([transfers(), reader(), batchReader(), batchReader(), plainReader()])
    expect(reads).toBeGreaterThan(10)
    expect([...sums]).toEqual([200])
  })
})

describe('a failed condition of a plain write', () => {
  test.for(['put', 'update', 'delete'] as const)('carries the item when a %s asks for it', async (kind) => {
    const { db } = await accounts([{ id: 'a', holder: 'somebody' }])
    const conditions = {
      TableName: table,
      ConditionExpression: 'attribute_exists(absent)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    }
    const failing = {
      put: () => db.send(new PutCommand({ ...conditions, Item: { id: 'a' } })),
      update: () =>
        db.send(
          new UpdateCommand({
            ...conditions,
            Key: { id: 'a' },
            UpdateExpression: 'REMOVE #o',
            ExpressionAttributeNames: { '#o': 'holder' },
          }),
        ),
      delete: () => db.send(new DeleteCommand({ ...conditions, Key: { id: 'a' } })),
    }
    const error = await failureOf(failing[kind]())
    expect(error).toBeInstanceOf(ConditionalCheckFailedException)
    expect((error as ConditionalCheckFailedException).message).toBe('The conditional request failed')
    expect((error as ConditionalCheckFailedException).Item).toEqual({
      id: { S: 'a' },
      holder: { S: 'somebody' },
    })
    expect(await read(db, 'a')).toEqual({ id: 'a', holder: 'somebody' })
  })

  test('carries no item unless asked', async () => {
    const { db } = await accounts([{ id: 'a' }])
    const error = await failureOf(db.send(new PutCommand({ TableName: table, Item: { id: 'a' }, ...ifNew })))
    expect(error).toBeInstanceOf(ConditionalCheckFailedException)
    expect((error as ConditionalCheckFailedException).Item).toBeUndefined()
  })
})
