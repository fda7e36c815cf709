import type { Limit } from '../storage/guards.ts'

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds
const daySeconds = 24 * hourSeconds

/** Who may try how often. A network address can be a whole office, so it is given more than an account. */
export const limits = {
  signInPerAccount: { most: 10, windowSeconds: 15 * minuteSeconds },
  signInPerNetwork: { most: 100, windowSeconds: 15 * minuteSeconds },
  passwordChange: { most: 5, windowSeconds: hourSeconds },
  forgotPerAccount: { most: 3, windowSeconds: hourSeconds },
  registrationPerNetwork: { most: 60, windowSeconds: hourSeconds },
  cvUploadPerNetwork: { most: 60, windowSeconds: hourSeconds },
  cvReadingPerNetwork: { most: 120, windowSeconds: hourSeconds },
  /** Questions whose answer says whether an address has an account. */
  lookupPerNetwork: { most: 60, windowSeconds: hourSeconds },
} as const satisfies Record<string, Limit>

/** How long a session lasts, however active the person is. */
export const sessionSeconds = { usual: 12 * hourSeconds, remembered: 30 * daySeconds } as const

/** How long a mailed link sets a password. */
export const linkSeconds = { reset: hourSeconds, welcome: daySeconds } as const
