/** Sounds of the rooms have this rate: that of `noise-cases`, in samples a second. */
export const roomRate = 16_000
export const roomSeconds = 60

export type Samples = Float32Array

export const secondsOf = (seconds: number): number => Math.round(seconds * roomRate)

/** A sound of one number for each moment, in seconds. */
export const sound = (seconds: number, at: (second: number) => number): Samples =>
  Float32Array.from({ length: secondsOf(seconds) }, (_, index) => at(index / roomRate))

/** Numbers of a normal distribution. */
export function gaussian(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

export const whiteNoise = (seconds: number, random: () => number): Samples => {
  const next = gaussian(random)
  return sound(seconds, () => next())
}

type Kind = 'low' | 'high' | 'band' | 'peak'

/** A filter of the second order, of the Audio EQ Cookbook. */
export function filtered(
  samples: Samples,
  kind: Kind,
  hertz: number,
  { q = Math.SQRT1_2, gainDecibels = 0 } = {},
): Samples {
  const omega = (2 * Math.PI * hertz) / roomRate
  const alpha = Math.sin(omega) / (2 * q)
  const cosine = Math.cos(omega)
  const gain = 10 ** (gainDecibels / 40)
  const numerators: Readonly<Record<Kind, readonly [number, number, number]>> = {
    low: [(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2],
    high: [(1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2],
    band: [alpha, 0, -alpha],
    peak: [1 + alpha * gain, -2 * cosine, 1 - alpha * gain],
  }
  const [b0, b1, b2] = numerators[kind]
  const under = kind === 'peak' ? alpha / gain : alpha
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x) => {
    const y = (b0 * x + b1 * x1 + b2 * x2 + 2 * cosine * y1 - (1 - under) * y2) / (1 + under)
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  })
}

/** A pass band between two frequencies. */
export const band = (samples: Samples, from: number, to: number): Samples =>
  filtered(filtered(samples, 'high', from), 'low', to)

/** A low pass of the first order. */
export function softened(samples: Samples, hertz: number): Samples {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / roomRate)
  let level = 0
  return samples.map((sample) => (level += share * (sample - level)))
}

export function convolved(samples: Samples, response: Samples): Samples {
  const result = new Float32Array(samples.length + response.length)
  for (const [at, sample] of samples.entries()) {
    if (sample === 0) continue
    for (let tap = 0; tap < response.length; tap += 1)
      result[at + tap] = (result[at + tap] ?? 0) + sample * (response[tap] ?? 0)
  }
  return result
}

/** Adds a sound to another from a moment on, in seconds. */
export function addAt(to: Samples, samples: Samples, second: number, factor = 1): void {
  const start = secondsOf(second)
  for (const [at, sample] of samples.entries())
    if (start + at >= 0 && start + at < to.length) to[start + at] = (to[start + at] ?? 0) + sample * factor
}

export const peakOf = (samples: Samples): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

export const rmsOf = (samples: Samples): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

export const emptyRoom = (): Samples => new Float32Array(secondsOf(roomSeconds))

/** Linear between points of [second, value]. */
export function between(points: readonly (readonly [number, number])[], second: number): number {
  const next = points.findIndex(([at]) => at > second)
  const [to, from] = [points[next] ?? points.at(-1), points[next - 1] ?? points.at(next === -1 ? -1 : 0)]
  if (to === undefined || from === undefined || to[0] === from[0]) return from?.[1] ?? 0
  return from[1] + ((to[1] - from[1]) * (second - from[0])) / (to[0] - from[0])
}
