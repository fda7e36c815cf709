import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Stack } from '#infra/local/stack.ts'
import { dynamoOf } from './rows.ts'

/** Marks the e-mail address as proved, as an e-mailed link does. */
export async function proveMailbox(stack: Pick<Stack, 'dynamo'>, userId: string): Promise<void> {
  await dynamoOf(stack).send(
    new UpdateCommand({ TableName: 'users', Key: { id: userId }, UpdateExpression: 'REMOVE proveBy' }),
  )
}
