import { expect, test } from 'vitest'
import { countdownText } from './countdown-text.ts'

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [180, '3:00'],
  [1199, '19:59'],
])('%i seconds read %s', (seconds, text) => expect(countdownText(seconds)).toBe(text))
