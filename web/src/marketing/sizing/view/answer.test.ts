import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyInputs } from '../model/any-inputs.ts'
import { initialInputs, type Inputs } from '../model/inputs.ts'
import { sizingOf } from '../model/sizing.ts'
import { answerOf, shownInputs } from './answer.ts'
import { checks, within } from './checks.ts'
import { stepsOf } from './steps.ts'

const answer = (changes: Partial<Inputs> = {}) => {
  const inputs = { ...initialInputs, ...changes }
  return answerOf(inputs, sizingOf(inputs))
}
const steps = (changes: Partial<Inputs> = {}) => {
  const inputs = { ...initialInputs, ...changes }
  return stepsOf(inputs, sizingOf(inputs))
}

describe('the answer', () => {
  test('names task, GPUs, nodes, time and the deciding limit', () => {
    expect(answer()).toMatchObject({
      task: 'Train a model with 70 billion parameters on 1.4 trillion tokens in 30 days',
      gpus: '576',
      unit: 'GPUs',
      gpuName: 'HGX H100',
      brief: ['72 nodes', '29.9 days'],
      reason: 'The deadline decides. The memory alone would fit on 17 GPUs.',
      said: '576 GPUs, 72 nodes, 29.9 days.',
    })
  })

  test('of a fine-tuning says that the memory decides', () => {
    expect(answer({ task: 'fine-tune' })).toMatchObject({
      task: 'Fine-tune a model with 70 billion parameters on 100 million tokens in 24 hours',
      reason: 'The memory decides. For the deadline alone, 1 GPU would do.',
    })
  })

  test('of a service says how many copies there are', () => {
    expect(answer({ task: 'serve' }).reason).toBe(
      'The memory bandwidth decides: every token reads weights and caches again. 2 copies of the model, each on 8 GPUs for 100 requests.',
    )
    expect(answer({ task: 'serve', parameters: 8, requests: 20 })).toMatchObject({ gpus: '1', unit: 'GPU' })
    expect(answer({ task: 'serve', parameters: 8, requests: 20 }).reason).toContain(
      'One copy of the model, on 1 GPU.',
    )
    expect(answer({ task: 'serve', parameters: 2000 }).reason).toContain('spans nodes')
  })

  test('and its steps have no NaN, Infinity or undefined for any inputs', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const sizing = sizingOf(inputs)
        const texts = JSON.stringify([answerOf(inputs, sizing), stepsOf(inputs, sizing)])
        expect(texts).not.toMatch(/NaN|Infinity|undefined|∞/)
      }),
    )
  })
})

describe('the steps', () => {
  const resultOf = (title: string, changes: Partial<Inputs> = {}) =>
    steps(changes).find((step) => step.title === title)

  test('of a training lead from the inputs to the answer', () => {
    expect(steps().map(({ result }) => result)).toEqual([
      '5.88 × 10²³ FLOPs',
      '396 TFLOPS',
      '413,000 GPU-hours',
      '574 GPUs',
      '1.12 TB',
      '71 layers, 9,072 wide',
      '89.5 GB',
      '17 GPUs',
      '576 GPUs, 72 nodes, 29.9 days',
    ])
  })

  test('of a service lead from the inputs to the answer', () => {
    expect(steps({ task: 'serve' }).map(({ result }) => result)).toEqual([
      '140 GB',
      '71 layers, 9,072 wide',
      '321 kB',
      '643 MB',
      '72 GB at 2.01 TB/s',
      '678 requests',
      '142 requests',
      '188 requests',
      '2 × 8 = 16 GPUs',
    ])
  })

  test('name the formula that is used', () => {
    expect(steps()[0]?.working).toBe('6 × 70 billion parameters × 1.4 trillion tokens')
    expect(steps({ activations: 'recomputed' })[0]?.working).toContain('8 × ')
    expect(steps({ task: 'fine-tune', method: 'lora' })[0]?.working).toContain('4 × ')
    const states = 'Weights, gradients and optimizer'
    expect(resultOf(states)?.working).toBe('16 bytes × 70 billion parameters')
    expect(resultOf(states, { optimizer: 'adam-8-bit' })?.working).toContain('10 bytes')
    expect(resultOf(states, { task: 'fine-tune', method: 'qlora' })?.working).toBe(
      '0.516 bytes × 70 billion frozen + 16 bytes × 700 million trained',
    )
  })

  test.for(['train', 'fine-tune', 'serve'] as const)(
    'to %s have their own titles, and sources with links',
    (task) => {
      const titles = steps({ task }).map(({ title }) => title)
      expect(new Set(titles).size).toBe(titles.length)
      const links = steps({ task }).flatMap(({ sources }) => sources.map(({ href }) => href))
      expect(links.length).toBeGreaterThan(5)
      expect(links.filter((href) => !href.startsWith('https://'))).toEqual([])
    },
  )
})

test('inputs are shown with their unit or the name of the option', () => {
  expect(shownInputs({ ...initialInputs, task: 'fine-tune' }, 'questions')).toEqual([
    { label: 'Parameters', value: '70 billion' },
    { label: 'Method and precision', value: 'LoRA, 16-bit weights' },
    { label: 'Tokens in all examples', value: '100 million' },
    { label: 'Deadline', value: '24 hours' },
  ])
})

test('the table of published runs counts those within the tolerance and shows the sign of each difference', () => {
  expect(within).toBe(checks.filter(({ run }) => run.reason === undefined).length)
  for (const { difference } of checks) expect(difference).toMatch(/^[+−]\d+%$/)
  expect(checks[0]).toMatchObject({ published: '82,432', estimated: '89,500', difference: '+9%' })
})
