import { BatchGetCommand, TransactGetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { accounts, add, ifNew, put, read, table, transact } from './dynamo-accounts.ts'

describe('concurrent requests', () => {
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

  test('transactions and plain writes on one counter lose no increment', async () => {
    const { db } = await accounts([{ id: 'job', amount: 0 }])
    const plainAdd = () => db.send(new UpdateCommand(add('job', 1).Update))
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 2 ? plainAdd() : transact(db, [add('job', 1), put(`p${n}`)]),
      ),
    )
    expect(await read(db, 'job')).toEqual({ id: 'job', amount: 40 })
  })

  test('of twenty conditional writes for the same name, one succeeds', async () => {
    const { db } = await accounts()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => transact(db, [put(`user-${n}`), put('name', { n }, ifNew)])),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('no read sees a half-applied transfer', async () => {
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
    // A read that sees one half of a transfer must see the other half too, in either order of reading.
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
