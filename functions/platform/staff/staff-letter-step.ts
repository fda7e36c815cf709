import type { Step } from '../dynamo/transaction.ts'
import { seconds } from '../limits/guards.ts'
import { dueNow } from '../outbox/outbox-row.ts'

/** Of the row of a letter to a member, whose id is the sort key. */
export const letterKind = 'letter'

/** A letter that was given up stays for operators to see. */
const keptSeconds = 7 * 24 * 60 * 60

type Addressed = { id: string; memberId: string; letter: { about: string } }

/** A letter to a member, in the transaction of what it is about. One with an id that another has is not written. */
export const staffLetterStep = (table: string, { id, memberId, letter }: Addressed, now: Date): Step => ({
  Put: {
    TableName: table,
    Item: {
      kind: letterKind,
      id,
      ...dueNow(now),
      memberId,
      letter,
      at: now.toISOString(),
      expiresAt: seconds(now) + keptSeconds,
    },
    ConditionExpression: 'attribute_not_exists(id)',
  },
})
