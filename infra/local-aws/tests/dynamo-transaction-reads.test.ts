import { TransactGetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { failureOf } from './dynamo-client.ts'
import { accounts, table } from './dynamo-accounts.ts'

describe('reading several items in one transaction', () => {
  const get = (id: string, more: object = {}) => ({ Get: { TableName: table, Key: { id }, ...more } })

  test('returns items in the requested order, and an empty response for a missing one', async () => {
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
