import { checked, isOperation, shapeOf, type Operation, type Shape, type Store } from './dynalite.ts'
import { holding, refuseHeld, type HeldItems } from './conflicts.ts'
import { consumedBy } from './consumed-capacity.ts'
import { announce, type TableChange } from './changes.ts'
import { perform, type Performed } from './draft.ts'
import type { Draft } from './collecting-store.ts'
import type { FairLock } from './lock.ts'
import { addIndexes, asksForNewIndexes } from './new-indexes.ts'
import { conditionFailed, notUnderstood, refusalCode } from './refusals.ts'
import { forgetOldTokens } from './request-tokens.ts'
import { changeTable } from './tables.ts'
import { describeTimeToLive, expiries, updateTimeToLive } from './time-to-live.ts'
import { checkConditions, transactGet, transactWrite } from './transactions.ts'

export type Database = {
  store: Store
  /** Shared by reads and writes of single items; exclusive for operations that must be atomic over several. */
  lock: FairLock
  now: () => Date
  /** Without it no two writes conflict. */
  held: HeldItems | undefined
  onChange: ((change: TableChange) => void) | undefined
}

type Write = 'PutItem' | 'UpdateItem' | 'DeleteItem'

type OnFailure = { TableName: string; ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE' }

const writeShape = (operation: Write): Shape<OnFailure> => ({
  ...shapeOf(operation),
  types: {
    ...shapeOf(operation).types,
    ReturnValuesOnConditionCheckFailure: { type: 'String', enum: ['ALL_OLD', 'NONE'] },
  },
})

const writeShapes = {
  PutItem: writeShape('PutItem'),
  UpdateItem: writeShape('UpdateItem'),
  DeleteItem: writeShape('DeleteItem'),
} as const satisfies Record<Write, Shape<OnFailure>>

/** dynalite's check drops ConsistentRead, so its scan could not refuse it for an index. */
const scanShape: Shape<object> = {
  ...shapeOf('Scan'),
  types: { ...shapeOf('Scan').types, ConsistentRead: 'Boolean' },
}

/** dynalite counts only the units of the table, and none of a transaction. */
const asksForIndexes = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'ReturnConsumedCapacity' in body &&
  body.ReturnConsumedCapacity === 'INDEXES'

const answerOf = (performed: Performed): object => {
  if ('refusal' in performed) throw performed.refusal
  return performed.answer
}

const committing =
  ({ store, onChange }: Database) =>
  async ({ writes, images }: Draft): Promise<void> => {
    await store.db.batch(writes)
    announce(images, onChange)
  }

const write = (operation: Write) => (database: Database, body: unknown) =>
  database.lock.shared(async () => {
    const { store } = database
    const indexes = asksForIndexes(body)
    const request = checked(writeShapes[operation], body, store)
    await refuseHeld(database, request)
    const performed = await perform(store, operation, request, committing(database))
    if (
      'refusal' in performed &&
      refusalCode(performed.refusal) === 'ConditionalCheckFailedException' &&
      request.ReturnValuesOnConditionCheckFailure === 'ALL_OLD'
    )
      throw conditionFailed(performed.found)
    const [ConsumedCapacity] = indexes ? consumedBy(performed.images, { transaction: false }) : []
    return { ...answerOf(performed), ...(ConsumedCapacity && { ConsumedCapacity }) }
  })

const tableChange = (operation: Operation) => (database: Database, body: unknown) =>
  database.lock.exclusive(async () => answerOf(await changeTable(database.store, operation, body)))

/** Runs an operation exactly as dynalite implements it. */
const plain =
  (operation: Operation, shape = shapeOf(operation)) =>
  (database: Database, body: unknown) =>
    database.lock.shared(async () => {
      const request = checked(shape, body, database.store)
      return answerOf(await perform(database.store, operation, request))
    })

const handlers = new Map<string, (database: Database, body: unknown) => Promise<object>>([
  ['PutItem', write('PutItem')],
  ['UpdateItem', write('UpdateItem')],
  ['DeleteItem', write('DeleteItem')],
  [
    'BatchWriteItem',
    (database, body) =>
      // Exclusive, because dynalite releases each item's lock before the batch is committed.
      database.lock.exclusive(async () => {
        const request = checked(shapeOf('BatchWriteItem'), body, database.store)
        const performed = await perform(database.store, 'BatchWriteItem', request)
        const answer = answerOf(performed)
        await committing(database)(performed)
        return answer
      }),
  ],
  [
    'TransactWriteItems',
    ({ store, lock, now, onChange, held }, body) =>
      holding({ store, held }, body, {
        prepare: () => lock.exclusive(() => checkConditions(store, body)),
        run: () =>
          lock.exclusive(async () => {
            const images = await transactWrite(store, body, now())
            announce(images, onChange)
            return asksForIndexes(body) ? { ConsumedCapacity: consumedBy(images, { transaction: true }) } : {}
          }),
      }),
  ],
  ['Scan', plain('Scan', scanShape)],
  ['TransactGetItems', ({ store, lock }, body) => lock.exclusive(() => transactGet(store, body))],
  ['CreateTable', tableChange('CreateTable')],
  [
    'UpdateTable',
    (database, body) =>
      asksForNewIndexes(body)
        ? database.lock.exclusive(() => addIndexes(database.store, body))
        : tableChange('UpdateTable')(database, body),
  ],
  ['DeleteTable', tableChange('DeleteTable')],
  ['UpdateTimeToLive', ({ store, lock }, body) => lock.exclusive(() => updateTimeToLive(store, body))],
  ['DescribeTimeToLive', ({ store, lock }, body) => lock.shared(() => describeTimeToLive(store, body))],
])

export function answer(database: Database, operation: string, body: unknown): Promise<object> {
  const handle = handlers.get(operation)
  if (handle !== undefined) return handle(database, body)
  if (isOperation(operation)) return plain(operation)(database, body)
  throw notUnderstood('UnknownOperationException')
}

/** Deletes expired items and returns how many. */
export async function sweep(database: Database): Promise<number> {
  const { store, lock, now } = database
  await forgetOldTokens(store, now())
  let removed = 0
  for await (const expiry of expiries(store, now())) {
    const request = checked(writeShapes.DeleteItem, expiry, store)
    const performed = await lock.shared(() => perform(store, 'DeleteItem', request, committing(database)))
    if ('answer' in performed) removed += 1
  }
  return removed
}
