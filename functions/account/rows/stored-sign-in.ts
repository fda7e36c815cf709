import * as z from 'zod/mini'

export const storedSignIn = z.object({
  id: z.string(),
  userId: z.string(),
  /** The account's epoch when the sign-in began; a password change raises the account's epoch, which ends it. */
  epoch: z.number(),
  startedAt: z.string(),
  /** In seconds since 1970; refreshing the token does not move it. */
  expiresAt: z.number(),
  remembered: z.boolean(),
  /** The number of the newest token, and when it replaced the one before. */
  generation: z._default(z.number(), 0),
  renewedAt: z.optional(z.string()),
  /** The highest number of a token that a call has carried: its answer reached the browser. */
  arrived: z._default(z.number(), 0),
})

export type StoredSignIn = z.output<typeof storedSignIn>

export const signInRowId = (signInId: string): string => `sign-in#${signInId}`

/** The sign-ins among a user's guards. */
export const signInsAmong = (rows: readonly unknown[]): StoredSignIn[] =>
  rows.flatMap((row) => {
    const { success, data } = storedSignIn.safeParse(row)
    return success && data.id.startsWith(signInRowId('')) ? [data] : []
  })
