import { gpuTypes } from '#shared/enquiry/enquiry-choices.ts'
import { expect, test } from 'vitest'
import { gpus } from '../../service-pages/gpus.ts'
import { gpuFigures, type GpuFigures } from './gpu-figures.ts'

const all: readonly GpuFigures[] = Object.values(gpuFigures)
const offered = all.flatMap((figures) =>
  figures.enquiryName === undefined ? [] : [[figures.enquiryName, figures] as const],
)

/** "4.8 TB/s" and "864 GB/s" in TB/s. */
const terabytesIn = (text: string): number => Number.parseFloat(text) / (text.includes('GB/s') ? 1000 : 1)

test('every GPU type of the enquiry form can be chosen', () => {
  expect(offered.map(([name]) => name)).toEqual([...gpuTypes])
})

test.for(offered)(
  'memory and bandwidth of %s are those of the table on the service pages',
  ([name, figures]) => {
    expect(figures.memoryGigabytes).toBe(Number.parseFloat(gpus[name].memory))
    // The table has one decimal.
    expect(Math.abs(figures.bandwidthTerabytesPerSecond - terabytesIn(gpus[name].bandwidth))).toBeLessThan(
      0.05,
    )
  },
)

test('arithmetic in 8 bits is not slower than in 16', () => {
  for (const { name, teraflops8Bit, teraflops16Bit } of all)
    expect(teraflops8Bit, name).toBeGreaterThanOrEqual(teraflops16Bit)
})
