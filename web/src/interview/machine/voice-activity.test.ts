import { expect, test } from 'vitest'
import { measured, silent } from './voice-activity.ts'

test('speaking lasts over the pauses between words', () => {
  const speaking = measured(silent, true, 1000)
  expect(speaking.isSpeaking).toBe(true)
  expect(measured(speaking, false, 1799).isSpeaking).toBe(true)
  expect(measured(speaking, false, 1800)).toEqual({ isSpeaking: false, lastHeardAt: 1000 })
})
