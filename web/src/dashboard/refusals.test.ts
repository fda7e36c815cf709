import { describe, expect, test } from 'vitest'
import { clockText, fieldProblemsIn, minutesText, retryAfterSeconds } from './refusals.ts'

describe('a refusal', () => {
  test('names the fields that are wrong', () =>
    expect(
      fieldProblemsIn({
        detail: [{ loc: ['body', 'skills', '3'], msg: 'Too long' }, { msg: 'Odd' }, { loc: [] }, 'x'],
      }),
    ).toEqual([
      { field: 'skills', message: 'Too long' },
      { field: '', message: 'Odd' },
    ]))

  test.each([undefined, 'text', {}, { detail: 'text' }])('without a list names none: %j', (body) =>
    expect(fieldProblemsIn(body)).toEqual([]),
  )

  test.each<[unknown, number]>([
    [{ retry_after: 90 }, 90],
    [{ retry_after: '90' }, 3600],
    [{ retry_after: -1 }, 3600],
    [undefined, 3600],
  ])('%j asks to wait %i seconds', (body, seconds) => expect(retryAfterSeconds(body, 3600)).toBe(seconds))
})

test.each([
  [3600, '60 minutes'],
  [61, '2 minutes'],
  [60, '1 minute'],
  [0, '1 minute'],
])('%i seconds are %s', (seconds, text) => expect(minutesText(seconds)).toBe(text))

test.each([
  [3_600_000, '60:00'],
  [61_500, '1:02'],
  [400, '0:01'],
  [-5, '0:00'],
])('%i milliseconds are %s on a clock', (milliseconds, text) => expect(clockText(milliseconds)).toBe(text))
