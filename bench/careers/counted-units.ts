import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'

/** Capacity units of one request. `indexes`: the writes that the tables' indexes add. */
export type Units = { read: number; write: number; indexes: number }

export type Consumed = {
  CapacityUnits?: number
  Table?: { CapacityUnits?: number }
  GlobalSecondaryIndexes?: Record<string, { CapacityUnits?: number }>
}

export const isRead = (command: string): boolean => /^(Get|Query|Scan|BatchGet|TransactGet)/.test(command)

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
      const { ConsumedCapacity = [] } = result.output as { ConsumedCapacity?: Consumed | Consumed[] }
      for (const { CapacityUnits = 0, Table, GlobalSecondaryIndexes = {} } of [ConsumedCapacity].flat()) {
        if (isRead(command)) units.read += CapacityUnits
        else {
          units.write += Table?.CapacityUnits ?? CapacityUnits
          for (const index of Object.values(GlobalSecondaryIndexes)) units.indexes += index.CapacityUnits ?? 0
        }
      }
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
