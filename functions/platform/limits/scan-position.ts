import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { seconds } from './guards.ts'

/** A later run begins at the start of the table. */
const keptSeconds = 30 * 24 * 60 * 60

const storedPosition = z.object({ after: z.string(), expiresAt: z.number() })

/** How far a function has read a table that is too large for one of its runs. */
export function createScanPosition(dynamo: Dynamo, table: string, functionName: string) {
  const Key = { id: `scan#${functionName}` }
  return {
    /** The key of the last row that is done; undefined where the next run begins at the start. */
    async read(now: Date): Promise<string | undefined> {
      const { Item } = await dynamo.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
      const position = z.optional(storedPosition).parse(Item)
      return position === undefined || position.expiresAt <= seconds(now) ? undefined : position.after
    },

    async keep(after: string, now: Date): Promise<void> {
      const Item = { ...Key, after, expiresAt: seconds(now) + keptSeconds }
      await dynamo.send(new PutCommand({ TableName: table, Item }))
    },

    async forget(): Promise<void> {
      await dynamo.send(new DeleteCommand({ TableName: table, Key }))
    },
  }
}
