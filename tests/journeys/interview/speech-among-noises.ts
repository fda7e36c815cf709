import { speech, speechRate } from '#tests/support/speech/speech.ts'

const beforeSeconds = 12
/** The noise lies within the pause that ends an answer: if it counted, the answer would become longer. */
const gapSeconds = 1.5
const noiseSeconds = 3
const afterSeconds = 14

const audible = 0.01

/** Without the silence that a synthesiser writes before and after a text. */
function trimmed(samples: Float32Array): Float32Array {
  const isAudible = (sample: number): boolean => Math.abs(sample) > audible
  return samples.slice(samples.findIndex(isAudible), samples.findLastIndex(isAudible) + 1)
}

const isKey = (second: number): boolean => second < 1.5 && second % 0.17 < 0.008
const isTone = (second: number): boolean => second >= 1.5 && second % 0.75 > 0.35

/** An answer, then clicks of keys and short tones, in silence. `answer` is the answer alone. */
export async function speechAmongNoises(
  text: string,
): Promise<{ sound: Float32Array; answer: Float32Array }> {
  const answer = trimmed(await speech(text))
  const answerAt = beforeSeconds * speechRate
  const noiseAt = answerAt + answer.length + gapSeconds * speechRate
  const sound = new Float32Array(noiseAt + (noiseSeconds + afterSeconds) * speechRate)
  for (const at of sound.keys()) {
    const second = (at - noiseAt) / speechRate
    if (second < 0 || second >= noiseSeconds) continue
    const key = isKey(second) ? 0.3 * (Math.random() * 2 - 1) : 0
    sound[at] = key + (isTone(second) ? 0.3 * Math.sin(2 * Math.PI * 523 * second) : 0)
  }
  sound.set(answer, answerAt)
  return { sound, answer }
}

export const stepsPerSecond = 50

/** The loudness of each fiftieth of a second. */
export function loudnessOf(samples: Float32Array, rate: number): number[] {
  const step = rate / stepsPerSecond
  return Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const piece = samples.subarray(Math.floor(at * step), Math.floor((at + 1) * step))
    return Math.sqrt(piece.reduce((sum, value) => sum + value * value, 0) / piece.length)
  })
}

const leastCorrelation = 0.8

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanOfOne, meanOfOther] = [mean(one), mean(other)]
  let [product, squaresOfOne, squaresOfOther] = [0, 0, 0]
  one.forEach((value, at) => {
    const [left, right] = [value - meanOfOne, (other[at] ?? 0) - meanOfOther]
    product += left * right
    squaresOfOne += left * left
    squaresOfOther += right * right
  })
  return product / Math.sqrt(squaresOfOne * squaresOfOther || 1)
}

/**
 * The seconds of a recording at which an answer begins. The answer is recognised by how its loudness rises and falls, not by
 * a rule about voices, so that the rule of the product can be compared with it.
 */
export function timesOf(answer: readonly number[], recording: readonly number[]): number[] {
  const likeness = Array.from({ length: Math.max(0, recording.length - answer.length + 1) }, (_, at) =>
    correlation(answer, recording.slice(at, at + answer.length)),
  )
  const isPeak = (value: number, at: number): boolean =>
    value >= leastCorrelation &&
    likeness.slice(Math.max(0, at - answer.length), at + answer.length).every((other) => other <= value)
  return likeness.flatMap((value, at) => (isPeak(value, at) ? [at / stepsPerSecond] : []))
}
