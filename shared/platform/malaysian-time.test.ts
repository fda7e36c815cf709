import { expect, test } from 'vitest'
import { malaysianDay, malaysianTime } from './malaysian-time.ts'

test('a moment is written in Malaysian time, eight hours after UTC', () => {
  expect(malaysianTime('2026-11-22T08:15:00.000Z')).toBe('Nov 22, 2026, 4:15 PM (Malaysian time)')
  expect(malaysianTime('2026-12-31T16:00:00Z')).toBe('Jan 1, 2027, 12:00 AM (Malaysian time)')
})

test('a day is a day of the Malaysian calendar', () => {
  expect(malaysianDay('2026-12-31T15:59:59Z')).toBe('Dec 31, 2026')
  expect(malaysianDay('2026-12-31T16:00:00Z')).toBe('Jan 1, 2027')
  expect(malaysianDay('2026-12-31')).toBe('Dec 31, 2026')
})

test.each(['soon', '', null])('%j has no day and no time', (text) => {
  expect(malaysianDay(text)).toBeUndefined()
  expect(malaysianTime(text)).toBeUndefined()
})
