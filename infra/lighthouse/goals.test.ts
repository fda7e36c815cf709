import { expect, test } from 'vitest'
import { missedBy } from './goals.ts'
import { medianOf, type Numbers } from './measurement.ts'

const good: Numbers = {
  performance: 99,
  accessibility: 100,
  'best practices': 100,
  SEO: 100,
  'FCP ms': 960,
  'LCP ms': 1740,
  'TBT ms': 150,
  CLS: 0.01,
  bytes: 214_000,
  requests: 10,
  'JS bytes': 94_000,
}

test('a page on the very edge of every goal meets them all', () => {
  expect(missedBy(good, 'simulate')).toEqual([])
})

test('a page that misses goals is told which, and by how much', () => {
  expect(missedBy({ ...good, SEO: 99, 'LCP ms': 1741 }, 'simulate')).toEqual([
    'SEO is 99, and should be at least 100',
    'LCP ms is 1741, and should be at most 1740',
  ])
})

test('a number that could not be measured is a missed goal', () => {
  expect(missedBy({ ...good, CLS: Number.NaN }, 'devtools')).toHaveLength(1)
})

test('one slow run of three does not spoil the median', () => {
  const slow = { ...good, 'LCP ms': 9000 }
  expect(medianOf([slow, good, { ...good, 'LCP ms': 1500 }])['LCP ms']).toBe(1740)
})
