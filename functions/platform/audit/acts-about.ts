import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { cursorOf, entryIn } from './entry-cursor.ts'
import { oldestKept, storedAct, type StoredAct } from './stored-act.ts'

export type WantedActsAbout = { userId: string; cursor?: string | undefined; limit: number }

/** Sorts after the entries, which begin with a year. */
const afterEveryEntry = '~'

/** Acts about a candidate, newest first, and the cursor of the page after them. */
export async function actsAbout(
  dynamo: Dynamo,
  table: string,
  { userId, cursor, limit }: WantedActsAbout,
  now: Date,
): Promise<{ acts: StoredAct[]; next: string | null }> {
  const { Items = [], LastEvaluatedKey } = await dynamo.send(
    new QueryCommand({
      TableName: table,
      IndexName: 'byUser',
      KeyConditionExpression: 'userId = :userId AND entry < :before',
      ExpressionAttributeValues: {
        ':userId': userId,
        ':before': entryIn(cursor) ?? afterEveryEntry,
      },
      ScanIndexForward: false,
      Limit: limit,
    }),
  )
  const oldest = oldestKept(now).toISOString()
  const acts = Items.map((item) => storedAct.parse(item)).filter(({ entry }) => entry >= oldest)
  const last = acts.at(-1)
  return { acts, next: last === undefined || LastEvaluatedKey === undefined ? null : cursorOf(last.entry) }
}
