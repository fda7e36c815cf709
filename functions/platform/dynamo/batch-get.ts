import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { pause } from '../world/deadline.ts'
import type { Dynamo } from './dynamo.ts'

type Row = Record<string, unknown>
type Key = Readonly<Record<string, string>>

/** DynamoDB's limit of one batch. */
const keysPerBatch = 100
/** A batch answers at most 16 MB, and less where the table is throttled; the keys it leaves out are requested again. */
const maxTries = 5
const pauseMilliseconds = 50

/** A batch refuses a key that is in it twice. Those of one call name their attributes in the same order. */
const distinct = (keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [JSON.stringify(key), key])).values(),
]

/** The rows that keys name, in any order; those that do not exist are missing. */
export async function rowsByKeys(
  dynamo: Dynamo,
  table: string,
  keys: readonly Key[],
  { ConsistentRead = false }: { ConsistentRead?: boolean } = {},
): Promise<Row[]> {
  const distinctKeys = distinct(keys)
  const batches = Array.from({ length: Math.ceil(distinctKeys.length / keysPerBatch) }, (_, number) =>
    distinctKeys.slice(number * keysPerBatch, (number + 1) * keysPerBatch),
  )
  const read = await Promise.all(batches.map((batch) => batchOf(dynamo, table, batch, ConsistentRead)))
  return read.flat()
}

async function batchOf(
  dynamo: Dynamo,
  table: string,
  batch: readonly Key[],
  ConsistentRead: boolean,
): Promise<Row[]> {
  const rows: Row[] = []
  let left: Key[] = [...batch]
  for (let tries = 1; left.length > 0; tries += 1) {
    if (tries > maxTries) throw throttled(table)
    if (tries > 1) await pause(pauseMilliseconds * tries)
    const { Responses = {}, UnprocessedKeys = {} } = await dynamo.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: left, ConsistentRead } } }),
    )
    rows.push(...(Responses[table] ?? []))
    left = (UnprocessedKeys[table]?.Keys ?? []) as Key[]
  }
  return rows
}

/** As DynamoDB names it, so that the call is answered as one that can succeed later. */
const throttled = (table: string): Error =>
  Object.assign(new Error(`${table} left keys of a batch unread each time.`), { name: 'ThrottlingException' })
