import { hasEnded } from '#shared/domain/interview-status.ts'
import type { Clock } from '../../ports.ts'
import { updateIf } from '../dynamo/conditional.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { setOf } from '../dynamo/set-attributes.ts'
import { filesDue } from './session-change.ts'
import { createSessions } from './sessions.ts'

export type FilesAgain = ReturnType<typeof createFilesAgain>

/** The files of interviews that have ended, written anew, for instance without the candidate's address. */
export function createFilesAgain(dynamo: Dynamo, table: string, clock: Clock) {
  const sessions = createSessions(dynamo, table, clock)
  return {
    /** Of an interview that was never started there are no files. */
    async ofUser(userId: string): Promise<void> {
      const ended = (await sessions.ofUser(userId)).filter(
        ({ folder, started_at, status }) => folder !== undefined && started_at !== null && hasEnded(status),
      )
      const { set, names, values } = setOf(filesDue(clock()))
      for (const { id } of ended)
        await updateIf(dynamo, {
          TableName: table,
          Key: { userId, id },
          UpdateExpression: `SET ${set}`,
          ConditionExpression: 'attribute_exists(id)',
          ExpressionAttributeNames: names,
          ExpressionAttributeValues: values,
        })
    },
  }
}
