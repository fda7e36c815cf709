import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { accounts, add, put, read, transact } from './dynamo-accounts.ts'

const held = { transactionMilliseconds: 100 }

test('of two concurrent transactions on one item, one is cancelled with a reason for that item', async () => {
  const { db } = await accounts([{ id: 'job', amount: 0 }], held)
  const outcomes = await Promise.allSettled([
    transact(db, [put('one'), add('job', 1)]),
    transact(db, [put('two'), add('job', 1)]),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
    },
  })
  expect(await read(db, 'job')).toEqual({ id: 'job', amount: 1 })
})

test('single writes of an item are refused while a transaction holds it', async () => {
  const { db } = await accounts([{ id: 'job', amount: 0 }], held)
  const done = new AbortController()
  const transaction = transact(db, [add('job', 1)]).then(() => done.abort())
  const failures: unknown[] = []
  let updates = 0
  while (!done.signal.aborted) {
    await db.send(new UpdateCommand(add('job', 1).Update)).then(
      () => (updates += 1),
      (error: unknown) => failures.push(error),
    )
  }
  await transaction
  expect(failures).not.toEqual([])
  for (const failure of failures) expect(failure).toMatchObject({ name: 'TransactionConflictException' })
  expect(await read(db, 'job')).toEqual({ id: 'job', amount: updates + 1 })
})
