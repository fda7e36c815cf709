import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { entryOfName, newTermSteps } from './directory-rows.ts'
import type { AccountChange } from './stored-user.ts'

/** Changes fields of an account that exists. Those by which it is found also replace the earlier ones in the directory. */
export function changeSteps(table: string, id: string, change: AccountChange): Step[] {
  const { name, phone, title, skills } = change
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
    ...newTermSteps(table, id, { name, phone, title, skills }),
  ]
}
