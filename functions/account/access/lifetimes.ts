import { unconfirmedAccountDays } from '#shared/platform/retention.ts'
import { daySeconds, hourSeconds } from '#shared/platform/durations.ts'

/** How long a sign-in lasts, however active the candidate is. */
export const signInSeconds = { usual: 12 * hourSeconds, remembered: 30 * daySeconds } as const

/** An account is deleted when its e-mail address is not confirmed within this time. */
export const unprovedSeconds = unconfirmedAccountDays * daySeconds

/** How long an e-mailed link works. That of the registration's letter works as long as its account waits for a proof. */
export const linkSeconds = {
  reset: hourSeconds,
  welcome: unprovedSeconds,
  confirm: unprovedSeconds,
  first: unprovedSeconds,
} as const
