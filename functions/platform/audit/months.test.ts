import { expect, test } from 'vitest'
import { monthAfter, monthOf } from './months.ts'

test.each([
  ['2026-11', '2026-12'],
  ['2026-12', '2027-01'],
  ['2027-01', '2027-02'],
  ['2027-09', '2027-10'],
])('after %s comes %s', (month, next) => {
  expect(monthAfter(month)).toBe(next)
})

test('a month is read of a time in UTC', () => {
  expect(monthOf('2026-11-30T23:59:59.999Z')).toBe('2026-11')
})
