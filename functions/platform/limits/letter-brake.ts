import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { updateIf } from '../dynamo/conditional.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'

export type LetterBrake = ReturnType<typeof createLetterBrake>

/** Holds the letters to mailboxes that are not proved, after too many bounces. The row stays until an operator deletes it. */
export function createLetterBrake(dynamo: Dynamo, table: string) {
  const row = { TableName: table, Key: { id: 'first-letters-held' } }
  return {
    async isOn(): Promise<boolean> {
      return (await dynamo.send(new GetCommand(row))).Item !== undefined
    },

    /** False where it is on already. */
    pull: (now: Date): Promise<boolean> =>
      updateIf(dynamo, {
        ...row,
        UpdateExpression: 'SET since = :now',
        ConditionExpression: 'attribute_not_exists(id)',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      }),
  }
}
