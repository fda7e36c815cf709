import { voiceRate } from '#web/interview/runtime/rnnoise.ts'

/** Random numbers from 0 to 1 that are the same in each run. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export const amplitudeOf = (decibels: number): number => 10 ** (decibels / 20)

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** Scales the whole sound, of which the loud part may be short. */
export function atLevel(samples: Float32Array, decibels: number): Float32Array {
  const factor = amplitudeOf(decibels) / rms(samples)
  return samples.map((sample) => sample * factor)
}

/** Paul Kellet's filter with three poles. */
export function pinkNoise(length: number, seed: number): Float32Array {
  const random = randomOf(seed)
  let [a, b, c] = [0, 0, 0]
  return Float32Array.from({ length }, () => {
    const white = random() * 2 - 1
    a = 0.997_65 * a + white * 0.099_046
    b = 0.963 * b + white * 0.296_516_4
    c = 0.57 * c + white * 1.052_691_3
    return a + b + c + white * 0.1848
  })
}

const keySeconds = 0.02

/** Seven keys a second, each a short burst of noise. */
export function keyboard(length: number, seed: number): Float32Array {
  const random = randomOf(seed)
  const samples = new Float32Array(length)
  for (let at = 0; at < length; at += Math.round(voiceRate * (0.1 + random() * 0.09)))
    for (let after = 0; after < keySeconds * voiceRate; after += 1)
      if (at + after < length)
        samples[at + after] = (random() * 2 - 1) * Math.exp(-after / (0.004 * voiceRate))
  return samples
}
