import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  [3_600_000, '60:00'],
  [61_500, '1:02'],
  [400, '0:01'],
  [-5, '0:00'],
])('%i milliseconds are %s on a clock', (milliseconds, text) => expect(clockText(milliseconds)).toBe(text))
