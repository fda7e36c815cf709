import { DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb'
import { PutCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { aDatabase, createTable, failureOf, itemsIn } from './dynamo-client.ts'

describe('time to live', () => {
  const set = (db: DynamoDBDocumentClient, AttributeName: string, Enabled: boolean) =>
    db.send(
      new UpdateTimeToLiveCommand({
        TableName: 'guards',
        TimeToLiveSpecification: { AttributeName, Enabled },
      }),
    )
  const described = async (db: DynamoDBDocumentClient) =>
    (await db.send(new DescribeTimeToLiveCommand({ TableName: 'guards' }))).TimeToLiveDescription

  test('is set once, described on request, and kept after a restart', async () => {
    const { db, server, directory } = await aDatabase()
    await createTable(db, 'guards')
    expect(await described(db)).toEqual({ TimeToLiveStatus: 'DISABLED' })
    await set(db, 'expiresAt', true)
    expect(await failureOf(set(db, 'expiresAt', true))).toMatchObject({
      name: 'ValidationException',
      message: 'TimeToLive is already enabled',
    })
    expect(await failureOf(set(db, 'goneAt', true))).toMatchObject({
      message: 'TimeToLive is active on a different AttributeName: current AttributeName is expiresAt',
    })
    await server.close()
    const again = await aDatabase({ directory })
    expect(await described(again.db)).toEqual({
      TimeToLiveStatus: 'ENABLED',
      AttributeName: 'expiresAt',
    })
    await set(again.db, 'expiresAt', false)
    expect(await described(again.db)).toEqual({ TimeToLiveStatus: 'DISABLED' })
    expect(await failureOf(set(again.db, 'expiresAt', false))).toMatchObject({
      message: 'TimeToLive is already disabled',
    })
  })

  test('deletes expired items, and no others', async () => {
    const second = 1_900_000_000
    let now = new Date(second * 1000)
    const { db, server } = await aDatabase({ now: () => now })
    await createTable(db, 'guards')
    await createTable(db, 'others')
    await set(db, 'expiresAt', true)
    const sixYearsSeconds = 6 * 365 * 24 * 60 * 60
    const expiries: Record<string, unknown> = {
      past: second - 1,
      future: second + 60,
      text: String(second - 1),
      forever: undefined,
      mistaken: second - sixYearsSeconds,
    }
    for (const [id, expiresAt] of Object.entries(expiries))
      await db.send(
        new PutCommand({ TableName: 'guards', Item: { id, ...(expiresAt ? { expiresAt } : {}) } }),
      )
    await db.send(new PutCommand({ TableName: 'others', Item: { id: 'past', expiresAt: second - 1 } }))
    expect(await server.expireNow()).toBe(1)
    const left = async () => (await itemsIn(db, 'guards')).map(({ id }) => String(id)).toSorted()
    expect(await left()).toEqual(['forever', 'future', 'mistaken', 'text'])
    expect(await itemsIn(db, 'others')).toHaveLength(1)
    now = new Date((second + 61) * 1000)
    expect(await server.expireNow()).toBe(1)
    expect(await left()).toEqual(['forever', 'mistaken', 'text'])
  })
})
