import type { Operation, Table } from './dynalite.ts'
import type { Item } from './item.ts'
import { invalid, type Refusal } from './refusals.ts'

const start = 'One or more parameter values are not valid. '

const messageFor = (operation: Operation, kind: string, on: { index: string; key: string }): string => {
  const empty = `The AttributeValue for a key attribute cannot contain an empty ${kind} value.`
  return operation === 'UpdateItem'
    ? `${start}The update expression attempted to update a secondary index key to a value that is not supported. ${empty}`
    : `${start}A value specified for a secondary index key is not supported. ${empty} IndexName: ${on.index}, IndexKey: ${on.key}`
}

type Written = { before: Item | undefined; after: Item | undefined }

/** DynamoDB refuses an empty string or binary as a new key of an index; dynalite accepts it. */
export function refusalOfIndexKeys(
  { GlobalSecondaryIndexes = [], LocalSecondaryIndexes = [] }: Table,
  { before, after }: Written,
  operation: Operation,
): Refusal | undefined {
  for (const { IndexName: index, KeySchema } of [...GlobalSecondaryIndexes, ...LocalSecondaryIndexes]) {
    for (const { AttributeName: key } of KeySchema) {
      const value = after?.[key]
      const kind = value?.S === '' ? 'string' : value?.B === '' ? 'binary' : undefined
      const isNew = before?.[key]?.S !== '' && before?.[key]?.B !== ''
      if (kind !== undefined && isNew) return invalid(messageFor(operation, kind, { index, key }))
    }
  }
  return undefined
}
