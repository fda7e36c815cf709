import type { GpuName } from './gpu-figures.ts'
import { initialInputs, type Inputs } from './inputs.ts'
import { sources, type Source } from './sources.ts'

/** A training run whose GPU hours its authors published. */
export type PublishedRun = {
  readonly model: string
  readonly parametersBillion: number
  readonly tokensBillion: number
  readonly gpu: GpuName
  readonly gpuHours: number
  readonly source: Source
  /** Where in the source the hours are. */
  readonly place: string
  /** The utilisation that the source names; without it, the initial one is taken. */
  readonly utilisation?: number
  /** Whether the source says that all activations are recomputed. */
  readonly recomputes?: true
  /** Why the estimate is further off than the tolerance. */
  readonly reason?: string
}

/** In percent of the published hours. */
export const tolerancePercent = 30

export const publishedRuns: readonly PublishedRun[] = [
  {
    model: 'LLaMA 7B',
    parametersBillion: 6.7,
    tokensBillion: 1000,
    gpu: 'a100',
    gpuHours: 82_432,
    source: sources.llama,
    place: 'Table 15',
  },
  {
    model: 'LLaMA 65B',
    parametersBillion: 65.2,
    tokensBillion: 1400,
    gpu: 'a100',
    gpuHours: 1_022_362,
    source: sources.llama,
    place: 'Table 15',
  },
  {
    model: 'Llama 2 7B',
    parametersBillion: 6.738,
    tokensBillion: 2000,
    gpu: 'a100',
    gpuHours: 184_320,
    source: sources.llama2,
    place: 'Table 2',
  },
  {
    model: 'Llama 2 13B',
    parametersBillion: 13.016,
    tokensBillion: 2000,
    gpu: 'a100',
    gpuHours: 368_640,
    source: sources.llama2,
    place: 'Table 2',
  },
  {
    model: 'Llama 2 70B',
    parametersBillion: 68.977,
    tokensBillion: 2000,
    gpu: 'a100',
    gpuHours: 1_720_320,
    source: sources.llama2,
    place: 'Table 2',
  },
  {
    model: 'MPT-7B',
    parametersBillion: 6.7,
    tokensBillion: 1000,
    gpu: 'a100',
    gpuHours: 440 * 9.5 * 24,
    source: sources.mpt,
    place: '440 GPUs for 9.5 days',
  },
  {
    model: 'GPT-NeoX 20B',
    parametersBillion: 20.556,
    tokensBillion: 472,
    gpu: 'a100',
    gpuHours: 96 * 1830,
    source: sources.neox,
    place: '96 GPUs for 1,830 hours, 117 TFLOPS each',
    utilisation: 37.5,
    recomputes: true,
  },
  {
    model: 'BloombergGPT 50B',
    parametersBillion: 50.6,
    tokensBillion: 569,
    gpu: 'a100',
    gpuHours: 512 * 53 * 24,
    source: sources.bloomberg,
    place: '512 GPUs for 53 days, 102 TFLOPS each',
    utilisation: 32.7,
    recomputes: true,
  },
  {
    model: 'BLOOM 176B',
    parametersBillion: 176.247,
    tokensBillion: 366,
    gpu: 'a100',
    gpuHours: 1_082_990,
    source: sources.bloom,
    place: 'section 3.4.1',
  },
  {
    model: 'Falcon 180B',
    parametersBillion: 179.523,
    tokensBillion: 3500,
    gpu: 'a100',
    gpuHours: 7_000_000,
    source: sources.falcon,
    place: 'about seven million',
  },
  {
    model: 'Llama 3.1 405B',
    parametersBillion: 405.853,
    tokensBillion: 15_600,
    gpu: 'h100',
    gpuHours: 30_840_000,
    source: sources.llama31Card,
    place: 'Training time',
  },
  {
    model: 'StarCoderBase 15.5B',
    parametersBillion: 15.5,
    tokensBillion: 1000,
    gpu: 'a100',
    gpuHours: 320_256,
    source: sources.starcoder,
    place: 'section 5.7',
    reason: 'That run reached only 26% utilisation.',
  },
  {
    model: 'Llama 3.1 8B',
    parametersBillion: 8.03,
    tokensBillion: 15_000,
    gpu: 'h100',
    gpuHours: 1_460_000,
    source: sources.llama31Card,
    place: 'Training time',
    reason: 'That run reached only 14% utilisation, and its tokens are given as “15T+”.',
  },
]

/** The inputs with which this run is estimated. */
export const inputsOf = (run: PublishedRun): Inputs => ({
  ...initialInputs,
  parameters: run.parametersBillion,
  tokens: run.tokensBillion,
  gpu: run.gpu,
  utilisation: run.utilisation ?? initialInputs.utilisation,
  activations: run.recomputes === true ? 'recomputed' : 'kept',
})
