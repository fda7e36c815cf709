import { metrics, type Numbers, type Throttling } from './measurement.ts'

const pathWidth = 26
const throttlingWidth = 9

const widthOf = (metric: string): number => Math.max(metric.length, 7)

const line = (path: string, throttling: string, cells: readonly (string | number)[]): string =>
  [
    path.padEnd(pathWidth),
    throttling.padEnd(throttlingWidth),
    ...cells.map((cell, index) => String(cell).padStart(widthOf(metrics[index] ?? ''))),
  ].join('  ')

export const tableHead = line('page', 'throttled', metrics)

export const tableRow = (path: string, throttling: Throttling | 'no js', numbers: Numbers): string =>
  line(
    path,
    throttling,
    metrics.map((metric) => numbers[metric]),
  )
