import * as z from 'zod/mini'
import {
  noticeKinds,
  noticeMemoryMilliseconds,
  type NoticeKind,
  type StaffEvent,
} from '#shared/platform/notices.ts'
import type { Random } from '../world/ports.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { queryAll } from '../dynamo/pages.ts'
import type { Step } from '../dynamo/transaction.ts'
import { seconds } from '../limits/guards.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'

/** Longer than a notice looks back, in seconds. */
export const staffEventSeconds = noticeMemoryMilliseconds / 1000 + 24 * 60 * 60

const storedEvent = z.object({ kind: z.enum(noticeKinds), jobId: z.string(), at: z.string() })

/** `2026-12-31`, in UTC: the partition of what happened on a day. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The event that notices are made of, in the transaction of what happened. It names no candidate, so no removal has to find it. */
export const eventStep = (
  table: string,
  { kind, jobId }: { kind: NoticeKind; jobId: string },
  { now, random }: { now: Date; random: Random },
): Step => {
  const at = now.toISOString()
  return {
    Put: {
      TableName: table,
      Item: {
        day: dayOf(now),
        entry: `${at}#${random.id()}`,
        kind,
        jobId,
        at,
        expiresAt: seconds(now) + staffEventSeconds,
      },
    },
  }
}

export const createStaffEvents = (dynamo: Dynamo, table: string) => ({
  /** What happened after a moment and until another, in the order of time. */
  async between(after: string, until: Date): Promise<StaffEvent[]> {
    // An account, or a setting, can be younger than what is read.
    if (after >= until.toISOString()) return []
    const last = dayOf(until)
    const events: StaffEvent[] = []
    for (let day = Date.parse(after.slice(0, 10)); dayOf(new Date(day)) <= last; day += dayMilliseconds) {
      const rows = await queryAll(dynamo, {
        TableName: table,
        KeyConditionExpression: '#day = :day AND entry BETWEEN :after AND :until',
        ExpressionAttributeNames: { '#day': 'day' },
        // The sign after the separator: all entries of the last millisecond are in.
        ExpressionAttributeValues: {
          ':day': dayOf(new Date(day)),
          ':after': after,
          ':until': `${until.toISOString()}$`,
        },
      })
      events.push(...rows.map((row) => storedEvent.parse(row)))
    }
    return events
  },
})
