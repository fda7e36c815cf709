import type { gpuTypes } from '#shared/enquiry/enquiry-choices.ts'
import { sources, type Source } from './sources.ts'

/** What NVIDIA publishes about one GPU; FLOPS of its tensor cores without sparsity. */
export type GpuFigures = {
  readonly name: string
  /** Its name in the enquiry form, if it is offered there. */
  readonly enquiryName?: (typeof gpuTypes)[number]
  readonly memoryGigabytes: number
  readonly bandwidthTerabytesPerSecond: number
  readonly teraflops16Bit: number
  /** The FLOPS in FP8; of a GPU without FP8, those in 16 bits. */
  readonly teraflops8Bit: number
  /** The maximum power of one GPU, as its source states it. */
  readonly maxWatts?: number
  readonly source: Source
}

export const gpuFigures = {
  rtx4090: {
    name: 'RTX 4090',
    enquiryName: 'Nvidia RTX4090',
    memoryGigabytes: 24,
    bandwidthTerabytesPerSecond: 1.008,
    teraflops16Bit: 165.2,
    teraflops8Bit: 330.3,
    maxWatts: 450,
    source: sources.rtx4090,
  },
  l40: {
    name: 'L40',
    enquiryName: 'Nvidia L40',
    memoryGigabytes: 48,
    bandwidthTerabytesPerSecond: 0.864,
    teraflops16Bit: 181.05,
    teraflops8Bit: 362,
    maxWatts: 300,
    source: sources.l40,
  },
  l40s: {
    name: 'L40S',
    enquiryName: 'Nvidia L40S',
    memoryGigabytes: 48,
    bandwidthTerabytesPerSecond: 0.864,
    teraflops16Bit: 362.05,
    teraflops8Bit: 733,
    maxWatts: 350,
    source: sources.l40s,
  },
  h100: {
    name: 'HGX H100',
    enquiryName: 'Nvidia HGX H100',
    memoryGigabytes: 80,
    bandwidthTerabytesPerSecond: 3.35,
    teraflops16Bit: 989.5,
    teraflops8Bit: 1979,
    maxWatts: 700,
    source: sources.h100,
  },
  h200: {
    name: 'HGX H200',
    enquiryName: 'Nvidia HGX H200',
    memoryGigabytes: 141,
    bandwidthTerabytesPerSecond: 4.8,
    teraflops16Bit: 989.5,
    teraflops8Bit: 1979,
    maxWatts: 700,
    source: sources.h200,
  },
  b200: {
    name: 'HGX B200',
    enquiryName: 'Nvidia HGX B200',
    memoryGigabytes: 180,
    bandwidthTerabytesPerSecond: 7.7,
    teraflops16Bit: 2250,
    teraflops8Bit: 4500,
    source: sources.hgx,
  },
  // Most published runs used it, and the page opens them.
  a100: {
    name: 'A100',
    memoryGigabytes: 80,
    bandwidthTerabytesPerSecond: 2.039,
    teraflops16Bit: 312,
    teraflops8Bit: 312,
    maxWatts: 400,
    source: sources.a100,
  },
} as const satisfies Record<string, GpuFigures>

export type GpuName = keyof typeof gpuFigures

export const figuresOf = (gpu: GpuName): GpuFigures => gpuFigures[gpu]

/** GPUs in a node, for every type. */
export const gpusPerNode = 8
