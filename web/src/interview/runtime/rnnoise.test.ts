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

test.each(['No.', 'Yes.', 'Python.', 'Hm.'])('the word "%s" is a voice', async (word) => {
  expect(voicedPart(await speech(word))).toBeGreaterThan(0.1)
})

const sine = (hertz: number, at: number): number => 0.3 * Math.sin((2 * Math.PI * hertz * at) / voiceRate)

// RNNoise alone takes the first three for a voice.
test.each([
  ['a tone of 200 Hz', (at: number) => sine(200, at)],
  ['a tone of 1,000 Hz', (at: number) => sine(1000, at)],
  ['beeps of 100 ms', (at: number) => (at % (voiceRate / 2) < voiceRate / 10 ? sine(400, at) : 0)],
  ['the clicks of keys', (at: number) => (at % 9600 < 240 ? (at % 2 === 0 ? 0.4 : -0.4) : 0)],
  ['silence', () => 0],
])('%s: no voice', (_, sample) => {
  expect(voicedPart(seconds(5, sample))).toBe(0)
})
