import { describe, expect, test } from 'vitest'
import { afterFailure, mailing } from './backoff.ts'

const now = new Date('2026-11-21T09:00:00Z')
const pauseSeconds = (attempts: number, fraction = 0): number =>
  (afterFailure(attempts, now, fraction).dueAt.getTime() - now.getTime()) / 1000

describe('the pauses between two tries to e-mail a row', () => {
  test('start at half a minute and double', () => {
    expect([1, 2, 3, 4].map((attempts) => pauseSeconds(attempts))).toEqual([30, 60, 120, 240])
  })

  test('never grow beyond an hour', () => {
    expect(pauseSeconds(mailing.maxAttempts - 1)).toBeLessThanOrEqual(3600)
  })

  test('are spread out, so that simultaneous failures are not retried simultaneously', () => {
    expect(pauseSeconds(1, 0.5)).toBeCloseTo(33)
    expect(pauseSeconds(1, 0.999)).toBeLessThan(36)
  })

  test('end after the eighth try, when the enquiry waits for an operator', () => {
    expect(afterFailure(7, now, 0).outbox).toBe('pending')
    expect(afterFailure(8, now, 0)).toEqual({ outbox: 'dead', dueAt: now })
  })

  test('are independent of the lease, which lasts longer than the slowest run', () => {
    // A run sends two e-mails, each with a timeout of seven seconds.
    expect(mailing.leaseSeconds).toBeGreaterThan(4 * 7)
  })
})
