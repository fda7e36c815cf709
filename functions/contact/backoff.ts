/** Where the pauses between two tries to mail an enquiry start, where they stop growing, and when we give up. */
export const mailing = {
  mostAttempts: 8,
  firstPauseSeconds: 30,
  longestPauseSeconds: 3600,
  /** Spread out by up to this share, so that a crowd of failures does not return as one. */
  jitterShare: 0.2,
  /** Longer than any mailing takes, so that an enquiry in hand is not taken up twice. */
  leaseSeconds: 60,
} as const

/** What follows a failed try: when the next one is due, or that there is none. */
export function afterFailure(
  attempts: number,
  now: Date,
  fraction: number,
): { outbox: 'pending' | 'dead'; dueAt: Date } {
  if (attempts >= mailing.mostAttempts) return { outbox: 'dead', dueAt: now }
  const pauseSeconds = Math.min(mailing.firstPauseSeconds * 2 ** (attempts - 1), mailing.longestPauseSeconds)
  const spread = 1 + mailing.jitterShare * fraction
  return { outbox: 'pending', dueAt: new Date(now.getTime() + pauseSeconds * spread * 1000) }
}
