import { hasEnded } from '#shared/application/session/interview-status.ts'
import type { Clock } from '#functions/platform/world/ports.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import { filesDue } from '#functions/application/session/session-change.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { createSessions } from '#functions/application/session/sessions.ts'

/** The files of interviews that have ended, written anew: without the candidate's address, or with the words of the recording. */
export function createFilesAgain(dynamo: Dynamo, table: string, clock: Clock) {
  const sessions = createSessions(dynamo, table, clock)
  const makeDue = (
    key: Pick<StoredSession, 'userId' | 'id'>,
    removed?: 'transcription',
  ): Promise<boolean> => {
    const { set, names, values } = setOf(filesDue(clock()))
    return updateIf(dynamo, {
      TableName: table,
      Key: key,
      UpdateExpression: `SET ${set}${removed === undefined ? '' : ` REMOVE ${removed}`}`,
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    })
  }
  return {
    /** Of interviews that were not transcribed because the address was not proved then. */
    async transcribe(userId: string): Promise<void> {
      const waiting = (await sessions.ofUser(userId)).filter(
        ({ transcription }) => transcription?.problem === 'not_proved',
      )
      for (const { id } of waiting) await makeDue({ userId, id }, 'transcription')
    },

    /** Of an interview that was never started there are no files. */
    async ofUser(userId: string): Promise<void> {
      const ended = (await sessions.ofUser(userId)).filter(
        ({ folder, started_at, status }) => folder !== undefined && started_at !== null && hasEnded(status),
      )
      for (const { id } of ended) await makeDue({ userId, id })
    },
  }
}
