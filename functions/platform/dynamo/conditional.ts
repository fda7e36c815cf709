import { UpdateCommand, type UpdateCommandInput, type UpdateCommandOutput } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from './dynamo.ts'

/** Undefined when the condition of the write fails; throws any other error. */
export async function unlessConditionFails<Answer>(write: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await write
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined
    throw error
  }
}

const updated = (dynamo: Dynamo, update: UpdateCommandInput): Promise<UpdateCommandOutput | undefined> =>
  unlessConditionFails(dynamo.send(new UpdateCommand(update)))

/** False when the update's condition fails. */
export async function updateIf(dynamo: Dynamo, update: UpdateCommandInput): Promise<boolean> {
  return (await updated(dynamo, update)) !== undefined
}

/** The row after the update; undefined when the update's condition fails. */
export async function updatedRow(dynamo: Dynamo, update: UpdateCommandInput): Promise<unknown> {
  return (await updated(dynamo, { ...update, ReturnValues: 'ALL_NEW' }))?.Attributes
}

/** The row before the update: empty where there was none, undefined when the update's condition fails. */
export async function rowBefore(dynamo: Dynamo, update: UpdateCommandInput): Promise<object | undefined> {
  const answer = await updated(dynamo, { ...update, ReturnValues: 'ALL_OLD' })
  return answer && (answer.Attributes ?? {})
}
