import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { outboxRow } from '../outbox/outbox-row.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { updateIf } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'
import { storedSession, type RecordedFile } from './stored-session.ts'

const keys = z.object({ userId: z.string(), id: z.string() })

export type RoomKey = z.output<typeof keys>

const dueRoom = z.object({ ...storedSession.shape, ...outboxRow.shape })

/** A session whose files are to be written. */
export type DueRoom = z.output<typeof dueRoom>

export type RoomOutbox = ReturnType<typeof createRoomOutbox>

/** The sessions whose room has closed, at the latest when its time is up, until their files are written. */
export function createRoomOutbox(dynamo: Dynamo, table: string) {
  /** Only the run that holds the lease writes; false for another one. */
  const update = (room: DueRoom, expression: string, values: object = {}): Promise<boolean> =>
    updateIf(dynamo, {
      TableName: table,
      Key: keys.parse(room),
      UpdateExpression: expression,
      ConditionExpression: 'dueAt = :held',
      ExpressionAttributeValues: { ':held': room.dueAt, ...values },
    })

  return {
    ...createOutbox(dynamo, {
      name: table,
      keyOf: ({ userId, id }: RoomKey) => ({ userId, id }),
      idOf: (item) => keys.parse(item),
      rowOf: (item) => dueRoom.parse(item),
    }),

    /** Records the assembled recording, after which its parts are no longer needed; false without the lease. */
    noteRecording: (room: DueRoom, recording: readonly RecordedFile[]): Promise<boolean> =>
      update(room, 'SET recording = :recording', { ':recording': recording }),

    /** Whether the session is still there: its candidate can withdraw or delete the account while its files are written. */
    async exists({ userId, id }: RoomKey): Promise<boolean> {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: { userId, id }, ConsistentRead: true }),
      )
      return Item !== undefined
    },

    /** Every file is written, and the call can no longer be joined. */
    async finish(room: DueRoom): Promise<void> {
      await update(room, 'REMOVE outbox, dueAt, leasedUntil, attempts, conversation')
    },
  }
}
