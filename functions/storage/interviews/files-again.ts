import { hasEnded } from '#shared/domain/interview-status.ts'
import type { Clock } from '../../ports.ts'
import { updateIf } from '../dynamo/conditional.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { setOf } from '../dynamo/set-attributes.ts'
import { filesDue } from './session-change.ts'
import type { StoredSession } from './stored-session.ts'
import { createSessions } from './sessions.ts'

export type FilesAgain = ReturnType<typeof createFilesAgain>

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
