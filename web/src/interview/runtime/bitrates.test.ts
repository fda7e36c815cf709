import { expect, test } from 'vitest'
import { bitratesAt, levelFor } from './bitrates.ts'

test.each<[string, number, Parameters<typeof levelFor>[1], number]>([
  ['falls when 6 parts wait', 0, { waiting: 6, before: 0, isOnline: true }, 1],
  ['stays when 5 parts wait', 0, { waiting: 5, before: 0, isOnline: true }, 0],
  ['stays while offline', 0, { waiting: 60, before: 0, isOnline: false }, 0],
  ['falls again only for 6 more', 1, { waiting: 11, before: 6, isOnline: true }, 1],
  ['falls again for 6 more', 1, { waiting: 12, before: 6, isOnline: true }, 2],
  ['does not fall below the last level', 2, { waiting: 60, before: 0, isOnline: true }, 2],
])('the level %s', (_, level, facts, expected) => {
  expect(levelFor(level, facts)).toBe(expected)
})

test('the lowest level fits an uplink of 300 kbit/s', () => {
  const { videoBitsPerSecond, audioBitsPerSecond } = bitratesAt(9)
  expect(videoBitsPerSecond + audioBitsPerSecond).toBeLessThan(300_000)
})
