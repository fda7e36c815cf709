import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from './dynamo.ts'

/** Returns undefined when the write's condition fails; throws any other error. */
export async function unlessConditionFails<Result>(
  write: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined
    throw error
  }
}

/** False when the update's condition fails. */
export async function updateIf(dynamo: Dynamo, update: UpdateCommandInput): Promise<boolean> {
  const done = await unlessConditionFails(() => dynamo.send(new UpdateCommand(update)))
  return done !== undefined
}

/** The row after the update; undefined when the update's condition fails. */
export async function updatedRow(dynamo: Dynamo, update: UpdateCommandInput): Promise<unknown> {
  const done = await unlessConditionFails(() =>
    dynamo.send(new UpdateCommand({ ...update, ReturnValues: 'ALL_NEW' })),
  )
  return done?.Attributes
}
