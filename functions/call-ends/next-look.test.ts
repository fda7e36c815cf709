import { expect, test } from 'vitest'
import { nextLook } from './next-look.ts'

const endedAt = new Date('2026-11-23T09:00:00Z')
const minutes = (count: number) => new Date(endedAt.getTime() + count * 60_000)

test.each([
  ['at the end', 0, 5],
  ['at the first look', 5, 60],
  ['late', 59, 60],
  ['at the second look', 60, 24 * 60],
])('%s, %i minutes after the call, the next look is %i minutes after it', (_, now, next) =>
  expect(nextLook(endedAt, minutes(now))).toEqual(minutes(next)),
)

test('a day after the call nothing is looked for any more', () =>
  expect(nextLook(endedAt, minutes(24 * 60))).toBeUndefined())
