import { expect, test } from 'vitest'
import { dollarsOf, minus, plus, times, totalDollars } from './usage.ts'

test('usage is multiplied, added and subtracted by unit, and costs units times prices', () => {
  const visit = { apiCalls: 2, edgeBytes: 500_000 }
  const month = plus(times(visit, 1_000_000), { alarms: 10 })
  expect(month).toMatchObject({ apiCalls: 2_000_000, edgeBytes: 500_000_000_000, alarms: 10 })
  expect(dollarsOf(month, 'apiCalls')).toBeCloseTo(2.58)
  expect(dollarsOf(month, 'edgeBytes')).toBeCloseTo(60)
  expect(totalDollars(month)).toBeCloseTo(63.58)
  expect(minus(month, month)).toMatchObject({ apiCalls: 0, edgeBytes: 0, alarms: 0 })
})
