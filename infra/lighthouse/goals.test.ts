import { expect, test } from 'vitest'
import { missedBesideNoScripts, missedBy } from './goals.ts'
import { medianOf, type Numbers } from './measurement.ts'

const good: Numbers = {
  performance: 90,
  accessibility: 100,
  'best practices': 100,
  SEO: 100,
  'FCP ms': 960,
  'LCP ms': 1990,
  'TBT ms': 100,
  CLS: 0.01,
  bytes: 160_000,
  requests: 10,
  'JS bytes': 94_000,
}

test('a page exactly at every goal meets them all', () => {
  expect(missedBy(good, 'simulate')).toEqual([])
})

test('missed goals are reported with value and limit', () => {
  expect(missedBy({ ...good, SEO: 99, CLS: 0.02 }, 'simulate')).toEqual([
    'SEO is 99, and should be at least 100',
    'CLS is 0.02, and should be at most 0.01',
  ])
  expect(missedBy({ ...good, 'TBT ms': 101 }, 'devtools')).toEqual([
    'TBT ms is 101, and should be at most 100',
  ])
})

test('a missing number is a missed goal', () => {
  expect(missedBy({ ...good, CLS: Number.NaN }, 'devtools')).toHaveLength(1)
})

test('one slow run of three does not change the median', () => {
  const slow = { ...good, 'LCP ms': 9000 }
  expect(medianOf([slow, good, { ...good, 'LCP ms': 1500 }])['LCP ms']).toBe(1990)
})

test('the largest element may appear 1.05 times as late as without scripts', () => {
  const bare = { ...good, 'LCP ms': 1000 }
  expect(missedBesideNoScripts({ ...good, 'LCP ms': 1050 }, bare)).toEqual([])
  expect(missedBesideNoScripts({ ...good, 'LCP ms': 1051 }, bare)).toEqual([
    'LCP ms is 1051, and should be at most 1050: 1.05 times that without scripts',
  ])
})
