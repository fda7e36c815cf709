import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyInputs, numberWithin } from './any-inputs.ts'
import type { NumberName } from './fields.ts'
import { initialInputs, type Inputs } from './inputs.ts'
import { sizingOf, type Sizing } from './sizing.ts'
import { inWholeNodes } from './training.ts'

/** Inputs twice, the second time with another value of one number, which is not smaller. */
const withLarger = (name: NumberName, changes: Partial<Inputs> = {}) =>
  fc.tuple(anyInputs, numberWithin(name)).map(([inputs, other]) => {
    const [less, more] = [inputs[name], other].toSorted((a, b) => a - b)
    const all = { ...inputs, ...changes }
    return [sizingOf({ ...all, [name]: less }), sizingOf({ ...all, [name]: more })] as const
  })

/** A check that the sizing with the larger value satisfies, beside the other. */
const holds = (name: NumberName, changes: Partial<Inputs>, check: (less: Sizing, more: Sizing) => boolean) =>
  fc.assert(fc.property(withLarger(name, changes), ([less, more]) => check(less, more)))

/** Equal but for the rounding of a division. */
const atMost = (value: number, limit: number): boolean => value <= limit * (1 + 1e-9)

const numbersIn = (value: object): number[] =>
  Object.values(value).flatMap((each: unknown) => {
    if (typeof each === 'number') return [each]
    return typeof each === 'object' && each !== null ? numbersIn(each) : []
  })

describe('for all inputs within their bounds', () => {
  test('every number is finite, none is negative, and the answer is at least one GPU in one node', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const sizing = sizingOf(inputs)
        expect(numbersIn(sizing).filter((value) => !Number.isFinite(value) || value < 0)).toEqual([])
        expect(Math.min(sizing.gpus, sizing.nodes)).toBeGreaterThanOrEqual(1)
        expect(sizing.memoryBytes).toBeGreaterThan(0)
      }),
    )
  })

  test('a training fits into the memory of its GPUs and ends before the deadline', () => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom('train' as const, 'fine-tune' as const), (inputs, task) => {
        const sizing = sizingOf({ ...inputs, task })
        if (sizing.task === 'serve') throw new Error('This task trains.')
        expect(atMost(sizing.memoryBytes, sizing.gpus * sizing.usableBytesPerGpu)).toBe(true)
        expect(atMost(sizing.hours, sizing.deadlineHours)).toBe(true)
      }),
    )
  })

  test('a service fits into the memory of its GPUs and gives each user the wanted speed', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const sizing = sizingOf({ ...inputs, task: 'serve' })
        if (sizing.task !== 'serve') throw new Error('This task serves.')
        expect(atMost(sizing.memoryBytes, sizing.gpus * sizing.usableBytesPerGpu)).toBe(true)
        expect(atMost(inputs.speed, sizing.speed)).toBe(true)
        expect(sizing.copies * sizing.requestsPerCopy).toBeGreaterThanOrEqual(inputs.requests)
      }),
    )
  })
})

describe('more of one input', () => {
  test.for(['train', 'fine-tune', 'serve'] as const)('to %s: more parameters never take fewer GPUs', (task) =>
    holds('parameters', { task }, (less, more) => less.gpus <= more.gpus),
  )

  test('more parameters to train never take less memory', () =>
    holds('parameters', { task: 'train' }, (less, more) => less.memoryBytes <= more.memoryBytes))

  test.for([
    ['tokens', 'train'],
    ['sequence', 'train'],
    ['batch', 'train'],
    ['examples', 'fine-tune'],
    ['adapter', 'fine-tune'],
    ['requests', 'serve'],
    ['speed', 'serve'],
    ['prompt', 'serve'],
  ] as const)('more %s to %s never takes fewer GPUs', ([name, task]) =>
    holds(name, { task }, (less, more) => less.gpus <= more.gpus),
  )

  test.for([
    ['days', 'train'],
    ['hours', 'fine-tune'],
    ['utilisation', 'train'],
    ['usable', 'train'],
    ['usable', 'serve'],
    ['utilisation', 'serve'],
    ['bandwidthUse', 'serve'],
    ['grouping', 'serve'],
  ] as const)('more %s to %s never takes more GPUs', ([name, task]) =>
    holds(name, { task }, (less, more) => less.gpus >= more.gpus),
  )

  test('a later deadline never makes a training shorter, and changes no GPU-hours', () =>
    holds('days', { task: 'train' }, (less, more) => {
      if (less.task === 'serve' || more.task === 'serve') return false
      return atMost(less.hours, more.hours) && less.gpuHours === more.gpuHours
    }))

  test('more tokens never take fewer GPU-hours', () =>
    holds('tokens', { task: 'train' }, (less, more) => {
      if (less.task === 'serve' || more.task === 'serve') return false
      return less.gpuHours <= more.gpuHours
    }))
})

describe('a choice', () => {
  const gpusWith = (changes: Partial<Inputs>): number => sizingOf({ ...initialInputs, ...changes }).gpus

  test('QLoRA never takes more memory than LoRA, and LoRA never more than training all weights', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const memory = (method: Inputs['method']) =>
          sizingOf({ ...inputs, task: 'fine-tune', method }).memoryBytes
        expect(memory('qlora')).toBeLessThanOrEqual(memory('lora'))
        expect(memory('lora')).toBeLessThanOrEqual(memory('full'))
      }),
    )
  })

  test('recomputing activations costs a third more arithmetic and less memory', () => {
    const [kept, again] = (['kept', 'recomputed'] as const).map((activations) =>
      sizingOf({ ...initialInputs, activations }),
    )
    if (kept?.task !== 'train' || again?.task !== 'train') throw new Error('Both train.')
    expect(again.flops / kept.flops).toBeCloseTo(8 / 6, 9)
    expect(again.memoryBytes).toBeLessThan(kept.memoryBytes)
  })

  test('FP8 halves the GPUs for the deadline on an H100, and changes nothing on an A100, which has none', () => {
    expect(gpusWith({ arithmetic: '16-bit' }) / gpusWith({ arithmetic: '8-bit' })).toBeCloseTo(2, 1)
    expect(gpusWith({ gpu: 'a100', arithmetic: '16-bit' })).toBe(
      gpusWith({ gpu: 'a100', arithmetic: '8-bit' }),
    )
  })

  test('weights of 8 bits never take more GPUs to serve than those of 16', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const gpus = (weights: Inputs['weights']) => sizingOf({ ...inputs, task: 'serve', weights }).gpus
        expect(gpus('8-bit')).toBeLessThanOrEqual(gpus('16-bit'))
        // Those of 4 bits are multiplied in 16 bits.
        expect(gpus('4-bit')).toBeLessThanOrEqual(gpus('16-bit'))
      }),
    )
  })
})

test.each([
  [1, 1],
  [7, 7],
  [8, 8],
  [9, 16],
  [17, 24],
])('%i GPUs are taken as %i: from the second node on, nodes are whole', (needed, taken) =>
  expect(inWholeNodes(needed)).toBe(taken),
)

test('the page opens with 72 nodes for 70 billion parameters in 30 days', () => {
  const sizing = sizingOf(initialInputs)
  if (sizing.task !== 'train') throw new Error('The page opens with a training.')
  expect([sizing.gpusForDeadline, sizing.gpusForMemory, sizing.gpus, sizing.nodes]).toEqual([
    574, 17, 576, 72,
  ])
  expect(sizing.decidedBy).toBe('deadline')
})
