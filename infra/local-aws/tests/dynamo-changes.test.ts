import { BatchWriteCommand, DeleteCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test, vi } from 'vitest'
import type { TableChange } from '../dynamo/changes.ts'
import { aDatabase, createTable, failureOf, itemsIn } from './dynamo-client.ts'

describe('changes of a table', () => {
  const stream = { StreamSpecification: { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' as const } }

  async function streamed() {
    const changes: string[] = []
    const onChange = ({ table, kind, keys }: TableChange) =>
      void changes.push(`${kind} ${table} ${JSON.stringify(keys)}`)
    const database = await aDatabase({ onChange })
    await createTable(database.db, 'enquiries', stream)
    await createTable(database.db, 'silent')
    const put = (TableName: string, Item: Record<string, unknown>) =>
      database.db.send(new PutCommand({ TableName, Item }))
    return { ...database, changes, put }
  }

  test('are reported as inserts, modifications and removals, with their keys', async () => {
    const { db, changes, put } = await streamed()
    await put('silent', { id: 'a' })
    await put('enquiries', { id: 'a' })
    await put('enquiries', { id: 'a', state: 'sent' })
    await put('enquiries', { id: 'a', state: 'sent' })
    await db.send(new DeleteCommand({ TableName: 'enquiries', Key: { id: 'a' } }))
    await db.send(new DeleteCommand({ TableName: 'enquiries', Key: { id: 'a' } }))
    await db.send(
      new BatchWriteCommand({ RequestItems: { enquiries: [{ PutRequest: { Item: { id: 'b' } } }] } }),
    )
    const key = (id: string) => JSON.stringify({ id: { S: id } })
    expect(changes).toEqual([
      `INSERT enquiries ${key('a')}`,
      `MODIFY enquiries ${key('a')}`,
      `REMOVE enquiries ${key('a')}`,
      `INSERT enquiries ${key('b')}`,
    ])
  })

  test('of a transaction are reported when it is committed, and not when it is cancelled', async () => {
    const { db, changes } = await streamed()
    const put = (id: string, more: object = {}) => ({
      Put: { TableName: 'enquiries', Item: { id }, ...more },
    })
    const transact = (TransactItems: ReturnType<typeof put>[], ClientRequestToken: string) =>
      db.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }))
    await transact([put('a'), put('b')], 'once')
    await transact([put('a'), put('b')], 'once')
    await failureOf(
      transact([put('c'), put('a', { ConditionExpression: 'attribute_not_exists(id)' })], 'two'),
    )
    const key = (id: string) => JSON.stringify({ id: { S: id } })
    expect(changes).toEqual([`INSERT enquiries ${key('a')}`, `INSERT enquiries ${key('b')}`])
  })

  test('contain the new row, where the stream has new images', async () => {
    const images: unknown[] = []
    const { db } = await aDatabase({ onChange: ({ newImage }) => void images.push(newImage) })
    await createTable(db, 'enquiries', {
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    })
    await createTable(db, 'keysOnly', stream)
    await db.send(new PutCommand({ TableName: 'enquiries', Item: { id: 'a', attempts: 0 } }))
    await db.send(new PutCommand({ TableName: 'keysOnly', Item: { id: 'a', attempts: 0 } }))
    await db.send(new DeleteCommand({ TableName: 'enquiries', Key: { id: 'a' } }))
    expect(images).toEqual([{ id: { S: 'a' }, attempts: { N: '0' } }, undefined, undefined])
  })

  test('are still reported after a restart, and a failing listener does not fail the write', async () => {
    const { server, directory } = await streamed()
    await server.close()
    let calls = 0
    const onChange = () => {
      calls += 1
      throw new Error('The listener of this test fails on purpose')
    }
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const again = await aDatabase({ directory, onChange })
    await again.db.send(new PutCommand({ TableName: 'enquiries', Item: { id: 'a' } }))
    expect(calls).toBe(1)
    expect(errors).toHaveBeenCalledOnce()
    errors.mockRestore()
    expect(await itemsIn(again.db, 'enquiries')).toEqual([{ id: 'a' }])
  })
})
