import { expect, test } from 'vitest'
import { monthBefore, monthOf } from './months.ts'

test.each([
  ['2026-12', '2026-11'],
  ['2027-01', '2026-12'],
  ['2027-10', '2027-09'],
])('before %s comes %s', (month, before) => {
  expect(monthBefore(month)).toBe(before)
})

test('a month is read of a time in UTC', () => {
  expect(monthOf('2026-11-30T23:59:59.999Z')).toBe('2026-11')
})
