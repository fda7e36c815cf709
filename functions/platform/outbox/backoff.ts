import type { OutboxState } from './outbox-row.ts'

/** Retries of what could not be e-mailed. */
export const mailing = {
  maxAttempts: 8,
  firstPauseSeconds: 30,
  maxPauseSeconds: 3600,
  /** Lengthens each pause by up to this share, so that simultaneous failures are not retried simultaneously. */
  jitterShare: 0.2,
  /** Longer than the two e-mails of an enquiry can take, so that no second run leases the row meanwhile. */
  leaseSeconds: 60,
} as const

/** The state after a failed try: due again after a pause, or dead. */
export function afterFailure(
  attempts: number,
  now: Date,
  fraction: number,
): { outbox: OutboxState; dueAt: Date } {
  if (attempts >= mailing.maxAttempts) return { outbox: 'dead', dueAt: now }
  const pauseSeconds = Math.min(mailing.firstPauseSeconds * 2 ** (attempts - 1), mailing.maxPauseSeconds)
  const spread = 1 + mailing.jitterShare * fraction
  return { outbox: 'pending', dueAt: new Date(now.getTime() + pauseSeconds * spread * 1000) }
}

/** SES refuses every e-mail of the account until an operator has acted, so no row is given up. */
export const afterRefusal = (now: Date): { outbox: OutboxState; dueAt: Date } => ({
  outbox: 'pending',
  dueAt: new Date(now.getTime() + mailing.maxPauseSeconds * 1000),
})
