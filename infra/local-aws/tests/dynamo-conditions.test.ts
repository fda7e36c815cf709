import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { failureOf } from './dynamo-client.ts'
import { accounts, ifNew, read, table } from './dynamo-accounts.ts'

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

  test('returns the item only on request', async () => {
    const { db } = await accounts([{ id: 'a' }])
    const error = await failureOf(db.send(new PutCommand({ TableName: table, Item: { id: 'a' }, ...ifNew })))
    expect(error).toBeInstanceOf(ConditionalCheckFailedException)
    expect((error as ConditionalCheckFailedException).Item).toBeUndefined()
  })
})
