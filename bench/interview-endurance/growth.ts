import { median } from '../measured.ts'
import type { MemorySample } from './memory.ts'

const warmUpSeconds = 60
export const maxGrowthMegabytes = 50

export type Growth = { heap: number; tab: number; browser: number }

/** The highest value after the first minute minus the median of the second minute, in megabytes. */
export function growthOf(samples: readonly MemorySample[]): Growth {
  const later = samples.filter(({ seconds }) => seconds >= warmUpSeconds)
  const first = later.filter(({ seconds }) => seconds < 2 * warmUpSeconds)
  const rise = (of: (sample: MemorySample) => number): number =>
    later.length === 0 ? 0 : Math.max(...later.map(of)) - (first.length === 0 ? 0 : median(first.map(of)))
  return {
    heap: rise(({ heapMegabytes }) => heapMegabytes),
    tab: rise(({ tabMegabytes }) => tabMegabytes),
    browser: rise(({ browserMegabytes }) => browserMegabytes),
  }
}
