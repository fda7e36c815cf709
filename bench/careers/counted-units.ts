import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'

/** Capacity units of one request. `indexes`: the writes that the tables' indexes add. */
export type Units = { read: number; write: number; indexes: number }

type Consumed = {
  CapacityUnits?: number
  Table?: { CapacityUnits?: number }
  GlobalSecondaryIndexes?: Record<string, { CapacityUnits?: number }>
}

/** What a call of DynamoDB consumed. It reports indexes where the call asks for them. */
export function unitsIn(command: string, output: object): Units {
  const { ConsumedCapacity = [] } = output as { ConsumedCapacity?: Consumed | Consumed[] }
  const sum = (of: (consumed: Consumed) => number): number =>
    [ConsumedCapacity].flat().reduce((total, consumed) => total + of(consumed), 0)
  if (/^(Get|Query|Scan|BatchGet|TransactGet)/.test(command))
    return { read: sum(({ CapacityUnits = 0 }) => CapacityUnits), write: 0, indexes: 0 }
  return {
    read: 0,
    write: sum(({ CapacityUnits = 0, Table }) => Table?.CapacityUnits ?? CapacityUnits),
    indexes: sum(({ GlobalSecondaryIndexes = {} }) =>
      Object.values(GlobalSecondaryIndexes).reduce(
        (total, { CapacityUnits = 0 }) => total + CapacityUnits,
        0,
      ),
    ),
  }
}

/** "0.5 / 8 + 3": read, written, written to indexes. */
export const shownUnits = ({ read, write, indexes }: Units): string =>
  `${read} / ${write}${indexes === 0 ? '' : ` + ${indexes}`}`

type Count = (work: () => Promise<unknown>, options?: { mayScan?: boolean }) => Promise<Units>

/** Sums the consumed capacity that DynamoDB reports for each call of `work`. A Scan throws, unless `mayScan` is set. */
export function countUnits(dynamo: Dynamo): Count {
  let units: Units = { read: 0, write: 0, indexes: 0 }
  let isScanExpected = false
  dynamo.middlewareStack.add(
    (next, context) => async (args) => {
      const command = String(context['commandName'])
      if (command.startsWith('Scan') && !isScanExpected) throw new Error('A request scans a table.')
      Object.assign(args.input, { ReturnConsumedCapacity: 'INDEXES' })
      const result = await next(args)
      const used = unitsIn(command, result.output)
      units.read += used.read
      units.write += used.write
      units.indexes += used.indexes
      return result
    },
    { step: 'initialize', name: 'countUnits' },
  )
  return async (work, { mayScan = false } = {}) => {
    isScanExpected = mayScan
    units = { read: 0, write: 0, indexes: 0 }
    await work()
    return units
  }
}
