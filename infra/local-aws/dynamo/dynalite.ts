import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import type { Item } from './item.ts'
import { requirePresentOperands, refuseDeepExpressions } from './expressions.ts'

/**
 * Types for dynalite 4.0.0, which has none. dynalite's server is not used, because it does not expose its store, and an
 * atomic transaction has to collect the writes of several actions.
 */

type Index = {
  IndexStatus?: string
  IndexName: string
  KeySchema: { AttributeName: string }[]
  Projection: { ProjectionType: string }
}

export type StreamSpecification = { StreamEnabled: boolean; StreamViewType?: 'KEYS_ONLY' | 'NEW_IMAGE' }

export type Table = {
  TableName: string
  TableStatus: 'CREATING' | 'UPDATING' | 'DELETING' | 'ACTIVE'
  AttributeDefinitions: { AttributeName: string; AttributeType: string }[]
  KeySchema: { AttributeName: string }[]
  GlobalSecondaryIndexes?: Index[]
  LocalSecondaryIndexes?: Index[]
  /** dynalite drops these two settings; they are stored with the table's description. */
  StreamSpecification?: StreamSpecification
  TimeToLiveDescription?: { TimeToLiveStatus: 'ENABLED'; AttributeName: string }
}

export type Done<Result> = (error?: Error | null, result?: Result) => void

export type Write = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string }

type Release = <Result>(done: Done<Result>) => Done<Result>

export type Section = {
  lock(key: string, work: (release: Release) => void): void
  get(key: string, done: Done<Item>): void
  put(key: string, value: Item, done: Done<void>): void
  del(key: string, done: Done<void>): void
  createValueStream(range: object): Readable
}

/** How long a change of a table takes in dynalite, which ignores names of options that it does not know. */
type Pauses = { createTableMs: number; deleteTableMs: number; updateTableMs: number }

export type Store = {
  /** With dynalite's defaults. */
  options: Pauses
  db: {
    open(): Promise<void>
    close(): Promise<void>
    get(key: string): Promise<unknown>
    put(key: string, value: unknown): Promise<void>
    batch(writes: readonly Write[]): Promise<void>
    keys(range: { gte: string; lt: string }): AsyncIterable<string>
    values(range: { gte: string; lt: string }): AsyncIterable<unknown>
  }
  getTable(name: string, checkStatus: boolean | Done<Table>, done?: Done<Table>): void
  getItemDb(table: string): Section
  getIndexDb(type: string, table: string, index: string): Section
}

/** dynalite's description of a request's shape: `type`, limits, children. */
export type Member = string | { [rule: string]: unknown }

export type Shape<Request> = {
  types: Record<string, Member>
  /** Checks beyond the limits; also parses the expressions. Returns the error message. */
  custom?: (request: Request, store: Store) => string | null | undefined
}

export type Action = (store: Store, request: object, done: Done<object>) => void

const load = createRequire(import.meta.url)

export const {
  create: openStore,
  createKey: storageKey,
  getIndexActions: indexChanges,
  itemSize,
  validateItem,
  validateKey,
}: {
  /** Without a path the store is in memory. */
  create: (options: { path?: string } & Pauses) => Store
  createKey: (item: Item, table: Table) => string
  /** The changes in indexes by a write of an item. */
  getIndexActions: (
    indexes: readonly Index[],
    before: Item | undefined,
    after: Item | undefined,
    table: Table,
  ) => { puts: readonly { index: string; key: string; item: Item }[] }
  itemSize: (item: Item) => number
  validateItem: (item: Item, table: Table) => Error | null | undefined
  validateKey: (key: Item, table: Table) => Error | null | undefined
} = load('dynalite/db/index.js')

const {
  checkTypes,
  checkValidations,
}: {
  checkTypes: <Request>(body: unknown, types: Shape<Request>['types']) => Request
  checkValidations: <Request>(
    request: Request,
    types: Shape<Request>['types'],
    custom: Shape<Request>['custom'],
    store: Store,
  ) => void
} = load('dynalite/validations/index.js')

const operations = [
  'BatchGetItem',
  'BatchWriteItem',
  'CreateTable',
  'DeleteItem',
  'DeleteTable',
  'DescribeTable',
  'GetItem',
  'ListTables',
  'ListTagsOfResource',
  'PutItem',
  'Query',
  'Scan',
  'TagResource',
  'UntagResource',
  'UpdateItem',
  'UpdateTable',
] as const

export type Operation = (typeof operations)[number]

export const isOperation = (name: string): name is Operation =>
  operations.some((operation) => operation === name)

const fileOf = (operation: Operation) => `${operation.charAt(0).toLowerCase()}${operation.slice(1)}.js`

const loadShape = (operation: Operation): Shape<object> => load(`dynalite/validations/${fileOf(operation)}`)
const loadAction = (operation: Operation): Action => load(`dynalite/actions/${fileOf(operation)}`)

const shapes = new Map(operations.map((operation) => [operation, loadShape(operation)]))
const actions = new Map(operations.map((operation) => [operation, loadAction(operation)]))

const present = <Found>(value: Found | undefined, operation: Operation): Found => {
  if (value === undefined) throw new Error(`dynalite has no ${operation}`)
  return value
}

export const shapeOf = (operation: Operation): Shape<object> => present(shapes.get(operation), operation)
export const actionOf = (operation: Operation): Action => present(actions.get(operation), operation)

/** Throws the refusal AWS would send for a body of the wrong shape. */
export function checked<Request>(shape: Shape<Request>, body: unknown, store: Store): Request {
  const request = checkTypes<Request & object>(body, shape.types)
  refuseDeepExpressions(request)
  checkValidations(request, shape.types, shape.custom, store)
  requirePresentOperands(request)
  return request
}

/** Runs only the custom check; the limits were checked with the whole transaction. */
export function checkExpressions(operation: Operation, request: object, store: Store): void {
  refuseDeepExpressions(request)
  checkValidations(request, {}, shapeOf(operation).custom, store)
  requirePresentOperands(request)
}

export const tableOf = (store: Store, name: string): Promise<Table> =>
  new Promise((resolve, reject) => {
    store.getTable(name, true, (error, table) =>
      table === undefined || error ? reject(error ?? new Error(`No table ${name}`)) : resolve(table),
    )
  })

/** dynalite's key prefixes: each section of its LevelDB has one. */
export const sectionPrefix = {
  table: 'table~',
  items: (table: string) => `item-${table}~`,
  index: (type: string, table: string, index = '') =>
    `index-${type.toLowerCase()}~${table}~${index === '' ? '' : `${index}~`}`,
  tags: (table: string) => `tag-${table}~`,
}

export const below = (prefix: string) => ({ gte: prefix, lt: `${prefix}\xff` })
