import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { createDynamo } from '#functions/storage/dynamo/dynamo.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import type { Stack } from '#infra/local/stack.ts'

/** As if the candidate had followed an e-mailed link. */
export async function proveMailbox({ dynamo }: Pick<Stack, 'dynamo'>, userId: string): Promise<void> {
  await createDynamo(localAddress(dynamo)).send(
    new UpdateCommand({ TableName: 'users', Key: { id: userId }, UpdateExpression: 'REMOVE proveBy' }),
  )
}
