import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { fillTables } from '../dynamo/fill.ts'
import { aDatabase, createTable, itemsIn } from './dynamo-client.ts'

test('a table that was filled while its server did not run has the rows', async () => {
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
