import { describe, expect, test } from 'vitest'
import { lookedForDays } from '#shared/platform/retention.ts'
import { nextLook, nextTry } from './next-look.ts'

const removedAt = new Date('2026-11-23T09:00:00Z')
const session = { kind: 'session', userId: 'user', jobId: 'job', sessionId: 'session' } as const
const interview = { removed: { ...session, position: 'interviews/a-title--job/' }, removedAt }
const withoutRoom = { removed: session, removedAt }
const minutes = (count: number) => new Date(removedAt.getTime() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)

describe('a removal is repeated', () => {
  test.each([
    [0, 1],
    [1, 2],
    [5, 8],
    [15, 16],
    [16, 60],
    [60, 60 + 24 * 60],
  ])('%i minutes after the removal: next after %i', (now, next) =>
    expect(nextLook(interview, minutes(now))?.at).toEqual(minutes(next)),
  )

  test('each day, for longer than a table can be restored', () => {
    expect(nextLook(interview, days(35))).toEqual({ at: days(36), looks: 'daily' })
    expect(lookedForDays).toBeGreaterThan(35)
  })

  test('for the last time after forty days', () => expect(nextLook(interview, days(40))).toBeUndefined())

  test('in the first hour before all daily looks', () => {
    expect(nextLook(interview, minutes(16))?.looks).toBe('first')
    expect(nextLook(interview, minutes(60))?.looks).toBe('daily')
  })

  test('five times where no room was opened, so that no file can arrive', () => {
    const looks: number[] = []
    let next = nextLook(withoutRoom, removedAt)
    while (next !== undefined) {
      looks.push((next.at.getTime() - removedAt.getTime()) / 60_000)
      next = nextLook(withoutRoom, next.at)
    }
    expect(looks).toEqual([1, ...[10, 20, 30, 40].map((count) => count * 24 * 60 + 1)])
  })
})

test.each([
  ['a minute at the beginning', 0, 1],
  ['a quarter of the age', 120, 150],
  ['an hour at most', 60 * 24 * 30, 60 * 24 * 30 + 60],
])('the pause after a failure is %s', (_, now, next) =>
  expect(nextTry(removedAt, minutes(now))).toEqual({ at: minutes(next), looks: 'first' }),
)
