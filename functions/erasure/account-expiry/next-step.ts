import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import { dayMilliseconds, hourMilliseconds } from '#shared/platform/durations.ts'

/** Before the deadline, which is seven days after the registration: days 3 and 6. */
const reminderDaysBefore = [4, 1] as const
/** How long before the deadline the first reminder is due. */
export const firstReminderMilliseconds = reminderDaysBefore[0] * dayMilliseconds
/** Between two letters, and between the last one and the deletion, also where the daily runs were late. */
const pauseMilliseconds = 20 * hourMilliseconds

/** When the daily run deletes the account at the earliest, for the letter that is sent now. */
export function deletionAt({ proveBy, reminders }: Unproved, now: Date): Date {
  const runsLeft = Math.max(1, reminderDaysBefore.length - reminders)
  return new Date(Math.max(Date.parse(proveBy ?? ''), now.getTime() + runsLeft * dayMilliseconds))
}

export type ExpiryStep = 'wait' | 'remind' | 'delete'

type Unproved = Pick<StoredUser, 'reminders'> &
  Partial<Pick<StoredUser, 'proveBy' | 'remindedAt' | 'bouncedAt'>>

/**
 * What the daily run does with an account whose address is not confirmed. It deletes no account with an application that recruiters
 * keep, and none before two reminders; an address that bounced gets no reminder.
 */
export function nextExpiryStep(account: Unproved, { isKept }: { isKept: boolean }, now: Date): ExpiryStep {
  const { proveBy, reminders, remindedAt, bouncedAt } = account
  if (proveBy === undefined) return 'wait'
  const left = Date.parse(proveBy) - now.getTime()
  if (remindedAt !== undefined && now.getTime() - Date.parse(remindedAt) < pauseMilliseconds) return 'wait'
  const daysBefore = bouncedAt === undefined ? reminderDaysBefore[reminders] : undefined
  if (daysBefore !== undefined) return left <= daysBefore * dayMilliseconds ? 'remind' : 'wait'
  return left <= 0 && !isKept ? 'delete' : 'wait'
}
