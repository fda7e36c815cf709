import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { cursorOf, entryIn } from './entry-cursor.ts'
import { monthAfter, monthLength, monthOf } from './months.ts'
import { oldestKept, storedAct, type StoredAct } from './stored-act.ts'

export type WantedActs = { since: Date; cursor?: string | undefined; limit: number }

/** Acts in the order of time, and the cursor of the page after them. */
export async function auditPage(
  dynamo: Dynamo,
  table: string,
  { since, cursor, limit }: WantedActs,
  now: Date,
): Promise<{ acts: StoredAct[]; next: string | null }> {
  const oldest = oldestKept(now)
  const first = (since > oldest ? since : oldest).toISOString()
  const last = entryIn(cursor) ?? first
  let after = last > first ? last : first
  const acts: StoredAct[] = []
  const lastMonth = monthOf(now.toISOString())
  for (let month = after.slice(0, monthLength); month <= lastMonth; month = monthAfter(month)) {
    const { Items = [], LastEvaluatedKey } = await dynamo.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: '#month = :month AND entry > :after',
        // MONTH is a reserved word of DynamoDB.
        ExpressionAttributeNames: { '#month': 'month' },
        ExpressionAttributeValues: { ':month': month, ':after': after },
        Limit: limit - acts.length,
      }),
    )
    acts.push(...Items.map((item) => storedAct.parse(item)))
    after = acts.at(-1)?.entry ?? after
    if (LastEvaluatedKey !== undefined || acts.length === limit) return { acts, next: cursorOf(after) }
  }
  return { acts, next: null }
}
