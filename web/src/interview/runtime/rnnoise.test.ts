import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { speech } from '#tests/support/speech/speech.ts'
import { createFrameDetector, frameSamples, voiceRate } from './rnnoise.ts'

const bytes = readFileSync(fileURLToPath(import.meta.resolve('@jitsi/rnnoise-wasm/dist/rnnoise.wasm')))

/** The part of frames that are a voice, from 0 to 1. */
function voicedPart(samples: Float32Array): number {
  const isVoice = createFrameDetector(bytes)
  const frames = Math.floor(samples.length / frameSamples)
  const voiced = Array.from({ length: frames }, (_, at) =>
    isVoice(samples.subarray(at * frameSamples, (at + 1) * frameSamples)),
  )
  return voiced.filter(Boolean).length / frames
}

const seconds = (count: number, sample: (at: number) => number): Float32Array =>
  Float32Array.from({ length: count * voiceRate }, (_, at) => sample(at))

test('speech is a voice, at a normal and at a very low level', async () => {
  const answer = await speech('I led the migration of our storage cluster, and nobody lost a file.')
  expect(voicedPart(answer)).toBeGreaterThan(0.6)
  expect(voicedPart(answer.map((sample) => sample * 0.1))).toBeGreaterThan(0.6)
})

// RNNoise takes a lasting tone below 1 kHz for a vowel.
test('a high tone, the clicks of keys and silence are no voice', () => {
  const tone = seconds(5, (at) => 0.3 * Math.sin((2 * Math.PI * 2000 * at) / voiceRate))
  const keys = seconds(5, (at) => (at % 9600 < 240 ? (at % 2 === 0 ? 0.4 : -0.4) : 0))
  expect(voicedPart(tone)).toBeLessThan(0.02)
  expect(voicedPart(keys)).toBeLessThan(0.02)
  expect(voicedPart(seconds(2, () => 0))).toBe(0)
})
