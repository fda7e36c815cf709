import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyInputs } from '../model/any-inputs.ts'
import { initialInputs, type Inputs } from '../model/inputs.ts'
import { sizingOf } from '../model/sizing.ts'
import { gpuHoursCsv, gpuHoursLine, gpuHoursText } from './gpu-hours.ts'

const url = 'http://localhost:3000/sizing'
const line = (changes: Partial<Inputs> = {}) => gpuHoursLine(sizingOf({ ...initialInputs, ...changes }))

test('a training is its GPU-hours over its time, a service those of one month', () => {
  // 5.88e23 FLOPs at 40% of 989.5 TFLOPS.
  expect(line()).toBe('412,667 GPU-hours of HGX H100 over 29.9 days')
  // 16 GPUs for 730 hours.
  expect(line({ task: 'serve', gpu: 'h200' })).toBe('11,680 GPU-hours of HGX H200 over 1 month')
})

test('the text says what the quantity is for, where it is from, and that it is no offer', () => {
  expect(gpuHoursText(initialInputs, sizingOf(initialInputs), url).split('\n')).toEqual([
    '412,667 GPU-hours of HGX H100 over 29.9 days: 576 GPUs, 72 nodes.',
    'Train a model with 70 billion parameters on 1.4 trillion tokens in 30 days.',
    url,
    'An estimate, not an offer.',
  ])
})

test('the row has plain numbers below their heads, and its text in quotes where it has a comma', () => {
  const inputs: Inputs = { ...initialInputs, task: 'serve' }
  const [heads, row, end] = gpuHoursCsv(inputs, sizingOf(inputs), url).split('\r\n')
  expect(heads).toBe('GPU,GPUs,Nodes,Hours,GPU-hours,Work,Sizing')
  expect(row).toBe(
    `HGX H100,16,2,730.0,11680,"Serve a model with 70 billion parameters, 200 requests at once",${url}`,
  )
  expect(end).toBe('')
})

test('GPUs times hours are the GPU-hours, for all inputs', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const [, row = ''] = gpuHoursCsv(inputs, sizingOf(inputs), url).split('\r\n')
      const [, gpus, , hours, gpuHours] = row.split(',').map(Number)
      // Hours have one decimal, and GPU-hours are whole.
      expect(Math.abs((gpus ?? 0) * (hours ?? 0) - (gpuHours ?? 0))).toBeLessThanOrEqual(
        0.05 * (gpus ?? 0) + 1,
      )
    }),
  )
})
