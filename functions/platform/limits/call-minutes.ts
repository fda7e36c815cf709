import * as z from 'zod/mini'
import { malaysiaDate } from '#shared/platform/deadline.ts'
import { updateIf } from '../dynamo/conditional.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { seconds } from './guards.ts'
import { mailboxIdentity } from './mailbox-identity.ts'
import { daySeconds, minuteMilliseconds } from '#shared/platform/durations.ts'

/** The day's last call ends after the day. */
const keptSeconds = 2 * daySeconds
/** Six of the longest calls, so that accounts with spellings of one address cannot use up the minutes of all candidates. */
export const maxMinutesPerMailbox = 150

/** The minutes that were counted for a call at its start, and the day and the mailbox of the counters. It names no account. */
export const countedCall = z.object({
  startId: z.string(),
  startedAt: z.string(),
  minutes: z.number(),
  day: z.string(),
  mailbox: z.string(),
})

export type CountedCall = z.output<typeof countedCall>

/** Of a call from `from` to `to`; a minute that has begun counts. */
export const minutesBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.ceil((to.getTime() - from.getTime()) / minuteMilliseconds))

type Wanted = { email: string; minutes: number; maxPerDay: number }

type Reservation =
  | { kind: 'reserved'; day: string; mailbox: string }
  | { kind: 'used_up'; by: 'day' | 'mailbox' }

/** The minutes of paid calls in a day of Malaysia: of all candidates together, and of each mailbox. */
export function createCallMinutes(dynamo: Dynamo, table: string) {
  const named = (id: string) => ({ TableName: table, Key: { id } })
  const dayId = (day: string) => `call-minutes#${day}`
  const mailboxId = (day: string, mailbox: string) => `call-minutes#${day}#${mailbox}`

  const add = (id: string, minutes: number, max: number, now: Date): Promise<boolean> =>
    updateIf(dynamo, {
      ...named(id),
      UpdateExpression: 'ADD used :minutes SET expiresAt = :end',
      ConditionExpression: 'attribute_not_exists(used) OR used <= :before',
      ExpressionAttributeValues: {
        ':minutes': minutes,
        ':before': max - minutes,
        ':end': seconds(now) + keptSeconds,
      },
    })
  const subtract = (id: string, minutes: number): Promise<boolean> =>
    updateIf(dynamo, {
      ...named(id),
      UpdateExpression: 'ADD used :less',
      ConditionExpression: 'used >= :minutes',
      ExpressionAttributeValues: { ':less': -minutes, ':minutes': minutes },
    })
  /** False where the call was counted before: its page, another start and the end of a removed session can all do it. */
  const isFirst = (startId: string, now: Date): Promise<boolean> =>
    updateIf(dynamo, {
      ...named(`call-counted#${startId}`),
      UpdateExpression: 'SET expiresAt = :end',
      ConditionExpression: 'attribute_not_exists(id)',
      ExpressionAttributeValues: { ':end': seconds(now) + keptSeconds },
    })

  /** Once for each call. */
  async function giveBack({ startId, day, mailbox }: CountedCall, minutes: number, now: Date): Promise<void> {
    if (minutes <= 0 || !(await isFirst(startId, now))) return
    await subtract(mailboxId(day, mailbox), minutes)
    await subtract(dayId(day), minutes)
  }

  return {
    /** Counts a call at its start, unless the day or the mailbox has not that many minutes left. */
    async reserve({ email, minutes, maxPerDay }: Wanted, now: Date): Promise<Reservation> {
      const day = malaysiaDate(now)
      const mailbox = mailboxIdentity(email)
      if (minutes > maxPerDay) return { kind: 'used_up', by: 'day' }
      if (!(await add(mailboxId(day, mailbox), minutes, maxMinutesPerMailbox, now)))
        return { kind: 'used_up', by: 'mailbox' }
      if (await add(dayId(day), minutes, maxPerDay, now)) return { kind: 'reserved', day, mailbox }
      await subtract(mailboxId(day, mailbox), minutes)
      return { kind: 'used_up', by: 'day' }
    },

    /** Of a call that never began. */
    giveAllBack: (call: CountedCall, now: Date): Promise<void> => giveBack(call, call.minutes, now),

    /** Counts a call that is over by its length, in place of the longest that it could have. */
    countRealLength: (call: CountedCall, now: Date): Promise<void> =>
      giveBack(call, call.minutes - minutesBetween(new Date(call.startedAt), now), now),
  }
}
