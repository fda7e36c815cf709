import { expect, test } from 'vitest'
import { malaysianTime } from './malaysian-time.ts'

test('a moment is written in Malaysian time, eight hours after UTC', () => {
  expect(malaysianTime('2026-11-22T08:15:00.000Z')).toBe('Nov 22, 2026, 4:15 PM (Malaysian time)')
  expect(malaysianTime('2026-12-31T16:00:00Z')).toBe('Jan 1, 2027, 12:00 AM (Malaysian time)')
})

test('a text that is no date has no time', () => {
  expect(malaysianTime('soon')).toBeUndefined()
})
