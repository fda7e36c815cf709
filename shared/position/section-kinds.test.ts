import { expect, test } from 'vitest'
import { conductOf } from './section-kinds.ts'

test.each([
  ['conversation', 15, 20],
  ['technical', 20, 30],
] as const)('a %s section waits %d to %d seconds, as the specification asks', (kind, min, max) => {
  const { thinkingSeconds } = conductOf({ kind })
  expect(thinkingSeconds).toBeGreaterThanOrEqual(min)
  expect(thinkingSeconds).toBeLessThanOrEqual(max)
})

test('a section without a kind is a conversation', () => {
  expect(conductOf({})).toBe(conductOf({ kind: 'conversation' }))
})
