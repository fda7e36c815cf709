import * as z from 'zod/mini'
import { outboxRow } from '#functions/platform/outbox/outbox-row.ts'
import { createOutbox } from '#functions/platform/outbox/outbox.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { filesDue } from '#functions/application/session/session-change.ts'
import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import {
  storedSession,
  type RecordedFile,
  type RecordingFailure,
  type StoredTranscription,
} from '#functions/application/session/stored-session.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'

/** The files are written, and were not deleted on request. */
const isWritten =
  'attribute_not_exists(#outbox) AND attribute_exists(recording) AND attribute_not_exists(recordingRemoval)'

const keys = z.object({ userId: z.string(), id: z.string() })

export type RoomKey = z.output<typeof keys>

const dueRoom = z.object({
  ...storedSession.shape,
  ...outboxRow.shape,
  /** Transcript, summary, page and CV are written, as far as they can be before the recording. */
  areTextsWritten: z.optional(z.boolean()),
  /** How many attempts there had been when a run last found that parts are still to come, which is no failure. */
  attemptsAtLastLook: z.optional(z.number()),
})

/** A session whose files are to be written. */
export type DueRoom = z.output<typeof dueRoom>

/** The attempts that failed one after another, with the one that is running. */
export const failuresOf = ({ attempts, attemptsAtLastLook = 0 }: DueRoom): number =>
  attempts - attemptsAtLastLook

/** The sessions whose room has closed, at the latest when its time is up, until their files are written. */
export function createRoomOutbox(dynamo: Dynamo, table: string) {
  return {
    ...createOutbox(dynamo, {
      name: table,
      keyOf: ({ userId, id }: RoomKey) => ({ userId, id }),
      idOf: (item) => keys.parse(item),
      rowOf: (item) => dueRoom.parse(item),
    }),

    ...leasedWrites(dynamo, table),

    /**
     * Makes the files due again, whether they were given up or are written already, from what is stored then; together with the
     * audit's row. False where they are not written yet, or were deleted.
     */
    async retry(key: RoomKey, now: Date, { kept, random }: { kept: Step; random: Random }): Promise<boolean> {
      const { set, names, values } = setOf(filesDue(now))
      const again: Step = {
        Update: {
          TableName: table,
          Key: keys.parse(key),
          UpdateExpression: `SET ${set} REMOVE recordingFailure, transcription`,
          ConditionExpression: `#outbox = :dead OR (${isWritten})`,
          ExpressionAttributeNames: names,
          ExpressionAttributeValues: { ...values, ':dead': 'dead' },
        },
      }
      return (await writeTogether(dynamo, [again, kept], random)).done
    },
  }
}

/** The writes of the run that holds the lease. Each returns false for any other run. */
function leasedWrites(dynamo: Dynamo, table: string) {
  const update = (room: DueRoom, expression: string, values: object = {}): Promise<boolean> =>
    updateIf(dynamo, {
      TableName: table,
      Key: keys.parse(room),
      UpdateExpression: expression,
      ConditionExpression: 'dueAt = :held',
      ExpressionAttributeValues: { ':held': room.dueAt, ...values },
    })

  return {
    noteTexts: (room: DueRoom): Promise<boolean> =>
      update(room, 'SET areTextsWritten = :true', { ':true': true }),

    /** Records the assembled recording, after which its parts are no longer needed. */
    noteRecording: (room: DueRoom, recording: readonly RecordedFile[]): Promise<boolean> =>
      update(room, 'SET recording = :recording', { ':recording': recording }),

    noteTranscription: (room: DueRoom, transcription: StoredTranscription): Promise<boolean> =>
      update(room, 'SET transcription = :transcription', { ':transcription': transcription }),

    /** Ends a lease without a failure: there may be more to do at that time. */
    lookAgain: (room: DueRoom, at: Date): Promise<boolean> =>
      update(room, 'SET dueAt = :at, attemptsAtLastLook = :attempts REMOVE leasedUntil', {
        ':at': at.toISOString(),
        ':attempts': room.attempts,
      }),

    /** Ends a lease for good, until `retry`. */
    giveUp: (room: DueRoom, failure: RecordingFailure): Promise<boolean> =>
      update(room, 'SET outbox = :dead, dueAt = :at, recordingFailure = :failure REMOVE leasedUntil', {
        ':dead': 'dead',
        ':at': failure.at,
        ':failure': failure,
      }),

    /** Every file is written, and the call can no longer be joined. */
    finish: (room: DueRoom): Promise<boolean> =>
      update(
        room,
        'REMOVE outbox, dueAt, leasedUntil, attempts, requestId, attemptsAtLastLook, areTextsWritten, recordingFailure, conversation',
      ),
  }
}
