import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { entryOfName, newWordSteps } from './directory-rows.ts'
import type { AccountChange } from './stored-user.ts'

/** Changes fields of an account that exists. A new name also replaces the earlier one in the directory. */
export function changeSteps(table: string, id: string, change: AccountChange): Step[] {
  const { name } = change
  const entry = name === undefined ? undefined : entryOfName(name)
  const { set, names, values } = setOf({ ...change, ...entry })
  const isUnlisted = entry !== undefined && entry.term === undefined
  return [
    {
      Update: {
        TableName: table,
        Key: { id },
        UpdateExpression: `SET ${set}${isUnlisted ? ' REMOVE beginning, term' : ''}`,
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      },
    },
    ...(name === undefined ? [] : newWordSteps(table, { id, name })),
  ]
}
