import { expect, test } from 'vitest'
import { measured, silent } from './voice-activity.ts'

test('a level above 0.01 is speaking, 0.01 itself is not', () => {
  expect(measured(silent, 0.01, 0).isSpeaking).toBe(false)
  expect(measured(silent, 0.011, 0).isSpeaking).toBe(true)
})

test('speaking lasts over the pauses between words', () => {
  const speaking = measured(silent, 0.3, 1000)
  expect(measured(speaking, 0, 1799).isSpeaking).toBe(true)
  expect(measured(speaking, 0, 1800).isSpeaking).toBe(false)
})
