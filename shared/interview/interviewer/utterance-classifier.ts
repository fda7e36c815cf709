import { letterOf } from './filter/linear-classifier.ts'
import { bucketsOf, sentencesOf } from './utterance-features.ts'
import { meanings, type Meaning } from './utterance-kinds.ts'

/** Weights of the classifier of utterances: of each bucket one for every meaning, in the order of `meanings`. */
export type UtteranceWeights = { ofBuckets: ArrayLike<number>; biases: readonly number[] }

export type StoredUtteranceWeights = {
  /** SHA-256 of the tables that they were trained on. */
  tables: string
  biases: readonly number[]
  /** A weight is its level times this. */
  unit: number
  /** A letter for each weight; its character code encodes the level. */
  levels: string
  /** A text that exceeds it is not an answer. */
  limits: Readonly<Record<Exclude<Meaning, 'ordinary'>, number>>
}

const codeOfZero = letterOf(0).charCodeAt(0)

export const utteranceWeightsOf = ({
  biases,
  unit,
  levels,
}: Pick<StoredUtteranceWeights, 'biases' | 'unit' | 'levels'>): UtteranceWeights => ({
  biases,
  ofBuckets: Float32Array.from(levels, (letter) => (letter.charCodeAt(0) - codeOfZero) * unit),
})

const minLength = 20

/** The weight of one feature in a text: less in long texts, which have many, and not more in short ones. */
export const shareOf = (buckets: Uint32Array): number => 1 / Math.sqrt(Math.max(buckets.length, minLength))

/** The probability of each meaning. */
export function probabilitiesOf(buckets: Uint32Array, { ofBuckets, biases }: UtteranceWeights): Float64Array {
  const sums = new Float64Array(meanings.length)
  for (const bucket of buckets)
    for (let at = 0; at < sums.length; at += 1)
      sums[at] = (sums[at] ?? 0) + (ofBuckets[bucket * meanings.length + at] ?? 0)
  const share = shareOf(buckets)
  const scores = sums.map((sum, at) => sum * share + (biases[at] ?? 0))
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / whole)
}

const least = 1e-9

/** How likely a text, or a sentence of it, has each meaning, as the logarithm of the odds. */
export function oddsOf(text: string, weights: UtteranceWeights): number[] {
  const all = sentencesOf(text).map((sentence) => probabilitiesOf(bucketsOf(sentence), weights))
  return meanings.map((_, at) => {
    const probability = Math.max(...all.map((probabilities) => probabilities[at] ?? 0))
    return Math.log((probability + least) / (1 - probability + least))
  })
}

/** The meaning whose limit the odds exceed most; 'ordinary' where they exceed none. */
export function meaningAt(odds: readonly number[], limits: StoredUtteranceWeights['limits']): Meaning {
  let most: { meaning: Meaning; excess: number } = { meaning: 'ordinary', excess: 0 }
  meanings.forEach((meaning, at) => {
    if (meaning === 'ordinary') return
    const excess = (odds[at] ?? 0) - limits[meaning]
    if (excess > most.excess) most = { meaning, excess }
  })
  return most.meaning
}
