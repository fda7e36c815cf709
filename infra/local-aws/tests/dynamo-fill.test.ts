import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { fillTables } from '../dynamo/fill.ts'
import { aDatabase, createOutboxTable, createTable, itemsIn } from './dynamo-client.ts'

test('a table that was filled while no server ran has the rows', async () => {
  const first = await aDatabase()
  await createTable(first.db, 'things')
  await first.server.close()
  const row = { id: 'a', count: 2, isOpen: false, none: null, list: ['x', 1], map: { text: 'y' } }
  const many = Array.from({ length: 6000 }, (_, number) => ['things', { id: `thing-${number}` }] as const)
  await fillTables(first.directory, [['things', { ...row, left: undefined }], ...many])

  const { db } = await aDatabase({ directory: first.directory })
  expect((await db.send(new GetCommand({ TableName: 'things', Key: { id: 'a' } }))).Item).toEqual(row)
  expect(await itemsIn(db, 'things')).toHaveLength(6001)
})

test('the rows of a filled table are in its indexes', async () => {
  const first = await aDatabase()
  await createOutboxTable(first.db, 'things')
  await first.server.close()
  const rows = [
    { id: 'late', outbox: 'pending', dueAt: 2 },
    { id: 'early', outbox: 'pending', dueAt: 1 },
    { id: 'other', outbox: 'dead', dueAt: 1 },
    { id: 'none', dueAt: 1 },
  ].map((row) => ['things', row] as const)
  await fillTables(first.directory, rows)

  const { db } = await aDatabase({ directory: first.directory })
  const { Items } = await db.send(
    new QueryCommand({
      TableName: 'things',
      IndexName: 'outbox',
      KeyConditionExpression: 'outbox = :state',
      ExpressionAttributeValues: { ':state': 'pending' },
    }),
  )
  expect(Items?.map(({ id }) => id)).toEqual(['early', 'late'])
})
