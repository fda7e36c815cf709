import { expect, test } from 'vitest'
import { createResampler, levelOf } from './pcm.ts'

test.each([48_000, 44_100, 16_000])(
  'turns a second at %d samples into 16,000, in chunks of any size',
  (rate) => {
    const resample = createResampler(rate, 16_000)
    const chunk = Math.round(rate / 20)
    let count = 0
    for (let at = 0; at < rate; at += chunk)
      count += resample(new Float32Array(Math.min(chunk, rate - at)).fill(0.5)).length
    expect(Math.abs(count - 16_000)).toBeLessThanOrEqual(1)
  },
)

test('keeps the level, and limits samples beyond full scale', () => {
  const samples = (value: number) => createResampler(48_000, 16_000)(new Float32Array(480).fill(value))
  expect(levelOf(samples(0.5))).toBeCloseTo(0.5, 3)
  expect(new Set(samples(3))).toEqual(new Set([0x7fff]))
  expect(levelOf(new Int16Array())).toBe(0)
})
