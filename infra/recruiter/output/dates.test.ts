import { expect, test } from 'vitest'
import { dateText, timeText } from './dates.ts'

test('Dates and times are those of Malaysia', () => {
  expect(dateText('2026-12-31')).toBe('31 Dec 2026')
  expect(dateText('2026-12-31T17:00:00Z')).toBe('1 Jan 2027')
  expect(timeText('2026-09-05T00:05:00Z')).toBe('5 Sep 2026 08:05')
})
