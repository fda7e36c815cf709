import { IdempotentParameterMismatchException } from '@aws-sdk/client-dynamodb'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { aDatabase, createTable, failureOf } from './dynamo-client.ts'
import { accounts, add, put, read, reasonsOf, table, transact } from './dynamo-accounts.ts'

describe('a request token', () => {
  test('makes a repeated transaction succeed without applying it twice, also after a restart', async () => {
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

  test('of a cancelled transaction can be used again', async () => {
    const { db } = await accounts()
    await reasonsOf(transact(db, [add('a', 1)], 'once'))
    await db.send(new PutCommand({ TableName: table, Item: { id: 'a', amount: 0 } }))
    await transact(db, [add('a', 1)], 'once')
    expect(await read(db, 'a')).toMatchObject({ amount: 1 })
  })
})
