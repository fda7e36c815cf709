import { expect, test } from 'vitest'
import { growthOf } from './growth.ts'

const sample = (seconds: number, tabMegabytes: number) => ({
  seconds,
  heapMegabytes: 10,
  tabMegabytes,
  browserMegabytes: tabMegabytes + 300,
})

test('growth is measured from the second minute on; the first is ignored', () => {
  const samples = [sample(0, 20), sample(59, 400), sample(60, 200), sample(90, 210), sample(110, 205)]
  expect(growthOf([...samples, sample(600, 240), sample(1200, 215)])).toEqual({
    heap: 0,
    tab: 35,
    browser: 35,
  })
})

test('a run of less than a minute has a growth of 0', () => {
  expect(growthOf([sample(0, 20), sample(50, 90)])).toEqual({ heap: 0, tab: 0, browser: 0 })
})
