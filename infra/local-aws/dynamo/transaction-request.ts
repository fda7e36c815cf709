import {
  checked,
  checkExpressions,
  shapeOf,
  storageKey,
  tableOf,
  validateItem,
  validateKey,
  type Member,
  type Operation,
  type Shape,
  type Store,
} from './dynalite.ts'
import type { Item } from './item.ts'
import { invalid } from './refusals.ts'

const maxActions = 100
const maxTokenLength = 36

type Action = {
  TableName: string
  Key?: Item
  Item?: Item
  ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE'
}

/** A ConditionCheck runs as a delete that is never committed. */
const writeOperations = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'DeleteItem',
} as const satisfies Record<string, Operation>

type Kind = keyof typeof writeOperations | 'Get'

const isKind = (name: string): name is Kind => name === 'Get' || name in writeOperations

export const operationOf = (kind: Kind): Operation => (kind === 'Get' ? 'GetItem' : writeOperations[kind])

type TransactItem = Partial<Record<Kind, Action>>

type TransactRequest = { ClientRequestToken?: string; TransactItems: TransactItem[] }

/** The members that a transaction's action shares with the single operation; the legacy members are not allowed. */
const sharedMembers = new Set([
  'TableName',
  'Key',
  'Item',
  'ConditionExpression',
  'UpdateExpression',
  'ProjectionExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
])

const actionShape = (kind: Kind, required?: string): Member => {
  const members: Record<string, Member> = Object.fromEntries(
    Object.entries(shapeOf(operationOf(kind)).types).filter(([name]) => sharedMembers.has(name)),
  )
  if (kind !== 'Get')
    members['ReturnValuesOnConditionCheckFailure'] = { type: 'String', enum: ['ALL_OLD', 'NONE'] }
  if (required !== undefined) members[required] = { type: 'String', notNull: true }
  return { type: `FieldStruct<${kind}>`, children: members }
}

const transactItems = (entry: string, actions: Record<string, Member>): Member => ({
  type: 'List',
  notNull: true,
  lengthGreaterThanOrEqual: 1,
  lengthLessThanOrEqual: maxActions,
  children: { type: `ValueStruct<${entry}>`, children: actions },
})

const writeShape: Shape<TransactRequest> = {
  types: {
    ClientRequestToken: {
      type: 'String',
      lengthGreaterThanOrEqual: 1,
      lengthLessThanOrEqual: maxTokenLength,
    },
    ReturnConsumedCapacity: { type: 'String', enum: ['INDEXES', 'TOTAL', 'NONE'] },
    ReturnItemCollectionMetrics: { type: 'String', enum: ['SIZE', 'NONE'] },
    TransactItems: transactItems('TransactWriteItem', {
      ConditionCheck: actionShape('ConditionCheck', 'ConditionExpression'),
      Put: actionShape('Put'),
      Delete: actionShape('Delete'),
      Update: actionShape('Update', 'UpdateExpression'),
    }),
  },
}

const readShape: Shape<TransactRequest> = {
  types: {
    ReturnConsumedCapacity: { type: 'String', enum: ['INDEXES', 'TOTAL', 'NONE'] },
    TransactItems: transactItems('TransactGetItem', { Get: actionShape('Get') }),
  },
}

export const writeRequest = (store: Store, body: unknown): TransactRequest => checked(writeShape, body, store)

export const readRequest = (store: Store, body: unknown): TransactRequest => checked(readShape, body, store)

export type Step = { kind: Kind; action: Action }

function stepOf(entry: TransactItem): Step {
  const [name = '', ...others] = Object.keys(entry)
  const action = isKind(name) ? entry[name] : undefined
  if (!isKind(name) || action === undefined || others.length > 0)
    throw invalid('TransactItems can only contain one of Check, Put, Update or Delete')
  return { kind: name, action }
}

/** In AWS's order: limits, then every expression, then the tables, then whether two actions share an item. */
export async function stepsOf(store: Store, request: TransactRequest): Promise<Step[]> {
  const steps = request.TransactItems.map(stepOf)
  for (const { kind, action } of steps) checkExpressions(operationOf(kind), action, store)
  const targets = new Set<string>()
  for (const { kind, action } of steps) {
    const table = await tableOf(store, action.TableName)
    const key = (kind === 'Put' ? action.Item : action.Key) ?? {}
    // An invalid key is reported later, as the cancellation reason of its action.
    if (kind === 'Put' ? validateItem(key, table) : validateKey(key, table)) continue
    const target = `${table.TableName}~${storageKey(key, table)}`
    if (targets.has(target))
      throw invalid('Transaction request cannot include multiple operations on one item')
    targets.add(target)
  }
  return steps
}
