import { describe, expect, test } from 'vitest'
import { initialInputs } from './inputs.ts'
import { inputsOf, publishedRuns, tolerancePercent } from './published-runs.ts'
import { servingOf } from './serving.ts'
import { shapeOf } from './model-shape.ts'
import { trainingOf } from './training.ts'

const train = (changes: Partial<typeof initialInputs>) =>
  trainingOf({ ...initialInputs, ...changes, task: 'train' })

const percentOff = (value: number, published: number): number => Math.abs(value / published - 1) * 100

describe('the GPU hours of a published run', () => {
  test.for(
    publishedRuns.filter(({ reason }) => reason === undefined).map((run) => [run.model, run] as const),
  )('are estimated within the tolerance for %s', ([, run]) => {
    expect(percentOff(train(inputsOf(run)).gpuHours, run.gpuHours)).toBeLessThan(tolerancePercent)
  })

  test('are estimated within the tolerance for at least ten runs, and each other run has a reason', () => {
    const within = publishedRuns.filter(
      (run) => percentOff(train(inputsOf(run)).gpuHours, run.gpuHours) <= tolerancePercent,
    )
    expect(within.length).toBeGreaterThanOrEqual(10)
    expect(publishedRuns.filter((run) => !within.includes(run)).map(({ model }) => model)).toEqual(
      publishedRuns.filter(({ reason }) => reason !== undefined).map(({ model }) => model),
    )
  })

  test.for(
    publishedRuns.filter(({ reason }) => reason !== undefined).map((run) => [run.model, run] as const),
  )('follow from the utilisation that the reason names for %s', ([, run]) => {
    const full = train({ ...inputsOf(run), utilisation: 100 }).gpuHours
    expect(run.reason).toContain(`${Math.round((full / run.gpuHours) * 100)}%`)
  })
})

describe('figures that papers publish', () => {
  test('GPT-3 took 3.14 × 10²³ FLOPs (Brown et al. 2020, Table D.1)', () => {
    expect(percentOff(train({ parameters: 175, tokens: 300 }).flops, 3.14e23)).toBeLessThan(1)
  })

  test('GPT-3 on 1,024 A100 at 140 TFLOPS takes 34 days (Narayanan et al. 2021, section 5.4)', () => {
    const { gpuHours } = train({
      parameters: 175,
      tokens: 300,
      gpu: 'a100',
      utilisation: (140 / 312) * 100,
      activations: 'recomputed',
    })
    expect(gpuHours / 1024 / 24).toBeCloseTo(34, 0)
  })

  test('a trillion parameters on 3,072 A100 at 163 TFLOPS take 84 days (Narayanan et al. 2021, section 5.4)', () => {
    const { gpuHours } = train({
      parameters: 1000,
      tokens: 450,
      gpu: 'a100',
      utilisation: (163 / 312) * 100,
      activations: 'recomputed',
    })
    expect(percentOff(gpuHours / 3072 / 24, 84)).toBeLessThan(2)
  })

  test('the states of 7.5 billion parameters take 120 GB (Rajbhandari et al. 2020, Figure 1)', () => {
    expect(train({ parameters: 7.5 }).stateBytes).toBe(120e9)
  })

  test.for([
    ['GPT-3', 175, 96, 12_288],
    ['Llama 2 7B', 6.738, 32, 4096],
    ['Llama 3.1 405B', 405.853, 126, 16_384],
  ] as const)(
    '%s has about the layers and the width that follow from its parameters',
    ([, size, layers, width]) => {
      const shape = shapeOf(size * 1e9)
      expect(percentOff(shape.layers, layers)).toBeLessThan(6)
      expect(percentOff(shape.width, width)).toBeLessThan(6)
    },
  )

  test('a token of Llama 2 70B takes about 320 KiB of cache: 80 layers, 8 key heads of 128', () => {
    const sizing = servingOf({ ...initialInputs, task: 'serve', parameters: 68.977 })
    expect(percentOff(sizing.cacheBytesPerToken, 2 * 80 * 8 * 128 * 2)).toBeLessThan(5)
  })

  test('the example of the leasing page: 70 billion weights take 140 GB in 16 bits and 70 GB in 8', () => {
    const weights = (bits: '16-bit' | '8-bit') =>
      servingOf({ ...initialInputs, task: 'serve', weights: bits }).weightBytes
    expect([weights('16-bit'), weights('8-bit')]).toEqual([140e9, 70e9])
  })
})
