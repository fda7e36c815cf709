import { itemSize, type Table } from './dynalite.ts'
import type { Item } from './item.ts'
import type { Image } from './collecting-store.ts'

type Index = NonNullable<Table['GlobalSecondaryIndexes']>[number]

/** The write units of a call, as its answer has them with `ReturnConsumedCapacity: INDEXES`. */
type Consumed = {
  TableName: string
  CapacityUnits: number
  Table: { CapacityUnits: number }
  GlobalSecondaryIndexes: Record<string, { CapacityUnits: number }>
}

const bytesPerUnit = 1024

const unitsOf = (...items: (Item | undefined)[]): number =>
  Math.max(1, ...items.map((item) => Math.ceil((item === undefined ? 0 : itemSize(item)) / bytesPerUnit)))

const namesOf = (keys: { AttributeName: string }[]): string[] =>
  keys.map(({ AttributeName }) => AttributeName)

/** The index's copy of an item; undefined where the item lacks a key of the index. */
function entryOf(item: Item | undefined, table: Table, index: Index): Item | undefined {
  const keys = namesOf(index.KeySchema)
  if (item === undefined || keys.some((name) => item[name] === undefined)) return undefined
  if (index.Projection.ProjectionType === 'ALL') return item
  const names = new Set([...keys, ...namesOf(table.KeySchema)])
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)))
}

/** A changed key deletes one entry and writes another; an unchanged entry costs nothing. */
function indexUnits({ table, before, after }: Image, index: Index): number {
  const [old, written] = [entryOf(before, table, index), entryOf(after, table, index)]
  if (old === undefined && written === undefined) return 0
  if (old === undefined || written === undefined) return unitsOf(old, written)
  const isMoved = namesOf(index.KeySchema).some(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(written[name]),
  )
  if (isMoved) return unitsOf(old) + unitsOf(written)
  return JSON.stringify(old) === JSON.stringify(written) ? 0 : unitsOf(old, written)
}

/** A transaction writes each item twice, once to prepare it; indexes follow with ordinary writes. */
export function consumedBy(images: readonly Image[], { transaction }: { transaction: boolean }): Consumed[] {
  const byTable = Map.groupBy(images, ({ table }) => table.TableName)
  return [...byTable].map(([TableName, own]) => {
    const units = own.reduce((sum, { before, after }) => sum + unitsOf(before, after), 0)
    const table = { CapacityUnits: units * (transaction ? 2 : 1) }
    const GlobalSecondaryIndexes = Object.fromEntries(
      (own[0]?.table.GlobalSecondaryIndexes ?? []).map((index) => [
        index.IndexName,
        { CapacityUnits: own.reduce((sum, image) => sum + indexUnits(image, index), 0) },
      ]),
    )
    const ofIndexes = Object.values(GlobalSecondaryIndexes).reduce((sum, one) => sum + one.CapacityUnits, 0)
    return {
      TableName,
      CapacityUnits: table.CapacityUnits + ofIndexes,
      Table: table,
      GlobalSecondaryIndexes,
    }
  })
}
