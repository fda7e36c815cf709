const loudest = 0x7fff

/** Of the audio that a speech stream sends. */
export const speechSampleRate = 16_000

/** Lowers the rate of a stream of samples by averaging; what is left of a chunk goes into the next. */
export function createResampler(from: number, to: number): (samples: Float32Array) => Int16Array {
  const step = from / to
  let [sum, count, position] = [0, 0, 0]
  return (samples) => {
    const out: number[] = []
    for (const sample of samples) {
      sum += sample
      count += 1
      position += 1
      if (position < step) continue
      position -= step
      out.push(Math.round(Math.max(-1, Math.min(1, sum / count)) * loudest))
      ;[sum, count] = [0, 0]
    }
    return Int16Array.from(out)
  }
}

/** The root mean square, from 0 to 1. */
export const levelOf = (samples: Int16Array): number =>
  samples.length === 0
    ? 0
    : Math.sqrt(samples.reduce((sum, sample) => sum + (sample / loudest) ** 2, 0) / samples.length)
