import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { rowsOfUser } from '#functions/platform/dynamo/pages.ts'
import { turnsPartition } from './turns-key.ts'

/** Deletes all that a model did in an interview: turns, speech streams, and what was used. */
export async function removeTurns(dynamo: Dynamo, table: string, sessionId: string): Promise<void> {
  for (const { userId, id } of await rowsOfUser(dynamo, table, turnsPartition(sessionId)))
    await dynamo.send(new DeleteCommand({ TableName: table, Key: { userId, id } }))
}
