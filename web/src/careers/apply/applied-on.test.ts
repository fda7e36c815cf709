import { expect, test } from 'vitest'
import { appliedOn } from './applied-on.ts'

test.each([
  ['2025-01-05T02:00:00.000Z', 'Applied on Jan 5, 2025'],
  ['2025-01-05', 'Applied on Jan 5, 2025'],
  // 1 a.m. of the next day in Malaysia.
  ['2025-01-04T17:00:00.000Z', 'Applied on Jan 5, 2025'],
  ['2025-01-04T15:59:59.000Z', 'Applied on Jan 4, 2025'],
])('the day of %s in Malaysia: %s', (date, text) => expect(appliedOn(date)).toBe(text))

test.each([null, '', 'soon'])('no date: %j', (date) => expect(appliedOn(date)).toBeUndefined())
