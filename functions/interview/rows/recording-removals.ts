import type { Random } from '#functions/platform/world/ports.ts'
import { callEndSteps } from '#functions/application/session/call-ends.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { positionOf } from '#functions/application/session/interview-position.ts'
import { removalStep } from '#functions/platform/removals/removals.ts'
import type { SessionTables } from '#functions/application/session/session-removal.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'

/** The attributes by which the files would be written again, and those that describe the recording. */
const removed =
  'outbox, dueAt, leasedUntil, attempts, attemptsAtLastLook, areTextsWritten, recordingFailure, recordedParts, segmentStarts, recorderTimes, cloudRecordings, conversation, transcription'

/** The recordings that were deleted, or are being deleted, although their interviews stay. */
export function createRecordingRemovals(dynamo: Dynamo, tables: SessionTables, random: Random) {
  const table = tables.sessions
  return {
    /**
     * From then on no file of the recording is written and no part is accepted. `functions/erasure/removals` deletes what the provider of
     * calls, or an upload that was signed before, stores later. A repeated call keeps what the first has noted. False where the
     * interview has not ended.
     */
    async begin(session: StoredSession & { folder: string }, now: Date, auditStep?: Step): Promise<boolean> {
      const noted = { at: now.toISOString(), isErased: false, isEmailed: false }
      const mark: Step = {
        Update: {
          TableName: table,
          Key: { userId: session.userId, id: session.id },
          UpdateExpression: `SET recordingRemoval = if_not_exists(recordingRemoval, :removal), recording = :none REMOVE ${removed}`,
          ConditionExpression: '#status IN (:completed, :cancelled, :abandoned)',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: {
            ':removal': noted,
            ':none': [],
            ':completed': 'completed',
            ':cancelled': 'cancelled',
            ':abandoned': 'abandoned',
          },
        },
      }
      const { id, folder } = session
      const removal = {
        kind: 'recording',
        sessionId: id,
        position: positionOf(folder),
      } as const
      const steps = [
        mark,
        ...(auditStep === undefined ? [] : [auditStep]),
        ...callEndSteps(table, session, now),
        removalStep(tables.removals, removal, now),
      ]
      return (await writeTogether(dynamo, steps, random)).done
    },

    /** False where the session is gone. */
    noteErased: (session: Key): Promise<boolean> =>
      updateIf(dynamo, {
        ...noted(table, session),
        UpdateExpression: 'SET recordingRemoval.isErased = :yes',
        ExpressionAttributeValues: { ':yes': true },
      }),

    ...letterOf(dynamo, table),
  }
}

/** A crash after the claim leaves the candidate without the letter; without the claim, each concurrent call would send one. */
const letterOf = (dynamo: Dynamo, table: string) => ({
  /** Called before the letter is sent: true for one of concurrent calls, which sends it, and false for the others. */
  claimLetter: (session: Key): Promise<boolean> =>
    updateIf(dynamo, {
      ...noted(table, session),
      UpdateExpression: 'SET recordingRemoval.isEmailed = :yes',
      ConditionExpression: 'recordingRemoval.isEmailed = :no',
      ExpressionAttributeValues: { ':yes': true, ':no': false },
    }),

  /** After the letter was not sent: the next call tries again. */
  async giveLetterBack(session: Key): Promise<void> {
    await updateIf(dynamo, {
      ...noted(table, session),
      UpdateExpression: 'SET recordingRemoval.isEmailed = :no',
      ExpressionAttributeValues: { ':no': false },
    })
  },
})

type Key = Pick<StoredSession, 'userId' | 'id'>

const noted = (table: string, { userId, id }: Key) => ({
  TableName: table,
  Key: { userId, id },
  ConditionExpression: 'attribute_exists(recordingRemoval)',
})
