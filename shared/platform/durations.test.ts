import { expect, test } from 'vitest'
import { clockText } from './durations.ts'

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [180, '3:00'],
  [3600, '60:00'],
])('%i seconds read %s', (seconds, text) => expect(clockText(seconds)).toBe(text))
