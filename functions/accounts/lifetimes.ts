const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds

/** How long a sign-in lasts, however active the candidate is. */
export const signInSeconds = { usual: 12 * hourSeconds, remembered: 30 * daySeconds } as const

/** How long an e-mailed link sets a password. */
export const linkSeconds = { reset: hourSeconds, welcome: daySeconds } as const
