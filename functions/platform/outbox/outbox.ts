import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { updatedRow, updateIf } from '../dynamo/conditional.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import type { OutboxRow, OutboxState } from './outbox-row.ts'
import { leaseUpdate, releaseUpdate, revivalUpdate } from './outbox-updates.ts'

/** The sparse index of each table with an outbox. */
const outboxIndex = 'outbox'

/** How a table's rows are named and read. */
export type OutboxTable<Id, Row extends OutboxRow> = {
  name: string
  keyOf: (id: Id) => Readonly<Record<string, string>>
  /** Reads the id from a row's keys. */
  idOf: (item: unknown) => Id
  rowOf: (item: unknown) => Row
}

export type Outbox<Id, Row extends OutboxRow> = ReturnType<typeof createOutbox<Id, Row>>

/** The rows of a table that wait to be e-mailed, by access pattern. */
export function createOutbox<Id, Row extends OutboxRow>(dynamo: Dynamo, table: OutboxTable<Id, Row>) {
  const rowNamed = (id: Id) => ({ TableName: table.name, Key: table.keyOf(id) })

  return {
    idOf: table.idOf,

    /** The rows in a state that are due by then, the longest due first. */
    async idsIn(state: OutboxState, dueBefore: Date, max: number): Promise<Id[]> {
      const { Items = [] } = await dynamo.send(
        new QueryCommand({
          TableName: table.name,
          IndexName: outboxIndex,
          KeyConditionExpression: 'outbox = :state AND dueAt <= :due',
          ExpressionAttributeValues: { ':state': state, ':due': dueBefore.toISOString() },
          Limit: max,
        }),
      )
      return Items.map((item) => table.idOf(item))
    },

    /** Leases a row until `until` to one run alone; undefined when another holds it, it is sent, or it is gone. */
    async lease(id: Id, now: Date, until: Date): Promise<Row | undefined> {
      const row = await updatedRow(dynamo, { ...rowNamed(id), ...leaseUpdate(now, until) })
      return row === undefined ? undefined : table.rowOf(row)
    },

    /** Ends a lease: the row is due again at `dueAt`, or given up (`dead`). */
    async release(id: Id, leased: Row, next: { outbox: OutboxState; dueAt: Date }): Promise<void> {
      await updateIf(dynamo, { ...rowNamed(id), ...releaseUpdate(leased, next) })
    },

    /** Makes a pending or dead row due now and resets its attempts; false when it is sent or leased. */
    revive: (id: Id, now: Date): Promise<boolean> =>
      updateIf(dynamo, { ...rowNamed(id), ...revivalUpdate(now) }),
  }
}
