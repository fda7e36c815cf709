import type { OutboxRow, OutboxState } from './outbox-row.ts'

/** Refused while another run holds the row, and once it is sent. */
export const leaseUpdate = (now: Date, until: Date) => ({
  UpdateExpression: 'SET dueAt = :until, leasedUntil = :until ADD attempts :one',
  ConditionExpression: 'outbox = :pending AND dueAt <= :now',
  ExpressionAttributeValues: {
    ':until': until.toISOString(),
    ':now': now.toISOString(),
    ':pending': 'pending',
    ':one': 1,
  },
})

/** Refused when the lease has passed to another run. */
export const releaseUpdate = (leased: OutboxRow, next: { outbox: OutboxState; dueAt: Date }) => ({
  UpdateExpression: 'SET outbox = :outbox, dueAt = :due REMOVE leasedUntil',
  ConditionExpression: 'outbox = :pending AND dueAt = :held',
  ExpressionAttributeValues: {
    ':outbox': next.outbox,
    ':due': next.dueAt.toISOString(),
    ':pending': 'pending',
    ':held': leased.dueAt,
  },
})

/** Refused once the row is sent, and while a run holds it. */
export const revivalUpdate = (now: Date) => ({
  UpdateExpression: 'SET outbox = :pending, dueAt = :now, attempts = :none',
  ConditionExpression:
    'attribute_exists(outbox) AND (attribute_not_exists(leasedUntil) OR leasedUntil <= :now)',
  ExpressionAttributeValues: { ':pending': 'pending', ':now': now.toISOString(), ':none': 0 },
})
