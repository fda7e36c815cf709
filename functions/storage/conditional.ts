import { UpdateCommand, type UpdateCommandInput, type UpdateCommandOutput } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from './dynamo.ts'

/** Undefined when the update's condition fails; throws any other error. */
async function unlessConditionFails(
  dynamo: Dynamo,
  update: UpdateCommandInput,
): Promise<UpdateCommandOutput | undefined> {
  try {
    return await dynamo.send(new UpdateCommand(update))
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined
    throw error
  }
}

/** False when the update's condition fails. */
export async function updateIf(dynamo: Dynamo, update: UpdateCommandInput): Promise<boolean> {
  return (await unlessConditionFails(dynamo, update)) !== undefined
}

/** The row after the update; undefined when the update's condition fails. */
export async function updatedRow(dynamo: Dynamo, update: UpdateCommandInput): Promise<unknown> {
  const answer = await unlessConditionFails(dynamo, { ...update, ReturnValues: 'ALL_NEW' })
  return answer?.Attributes
}
