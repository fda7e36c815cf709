import { describe, expect, test } from 'vitest'
import { payInWords } from './job-term-names.ts'
import { salary } from './job-terms.ts'

describe('the pay of a position', () => {
  test('is in ringgit per month by default', () => {
    expect(salary.parse({ from: 9000 })).toEqual({ currency: 'MYR', from: 9000, per: 'month' })
  })

  test.for([
    {},
    { from: 0 },
    { from: 1e-131 },
    { from: 9000, to: 8000 },
    { from: 9000, currency: 'rm' },
    { from: 9000, per: 'week' },
  ])('is refused as %j', (written) => {
    expect(salary.safeParse(written).success).toBe(false)
  })

  test('is written in words', () => {
    expect(payInWords({ currency: 'MYR', from: 9000, to: 13_000, per: 'month' })).toBe(
      'RM 9,000–13,000 a month',
    )
    expect(payInWords({ currency: 'MYR', from: 9000, to: 9000, per: 'month' })).toBe('RM 9,000 a month')
    expect(payInWords({ currency: 'SGD', from: 60, per: 'hour' })).toBe('SGD 60 an hour')
  })
})
