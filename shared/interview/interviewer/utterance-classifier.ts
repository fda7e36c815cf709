import { bucketsOf, sentencesOf } from './utterance-features.ts'
import { meanings, type Meaning } from './utterance-kinds.ts'
import type { StoredUtteranceWeights, UtteranceWeights } from './utterance-weights.ts'

/** The rows of a text, from 0 on. Features that have none were rare in training. */
const rowsIn = (text: string, rowOfBucket: Uint32Array): Uint32Array =>
  bucketsOf(text)
    .filter((bucket) => rowOfBucket[bucket] !== 0)
    .map((bucket) => (rowOfBucket[bucket] ?? 1) - 1)

const minLength = 20

/** The weight of one feature in a text: less in long texts, which have many, and not more in short ones. */
export const shareOf = (rows: Uint32Array): number => 1 / Math.sqrt(Math.max(rows.length, minLength))

/** The probability of each meaning. */
export function probabilitiesOf(
  rows: Uint32Array,
  { ofRows, biases }: Pick<UtteranceWeights, 'ofRows' | 'biases'>,
): Float64Array {
  const sums = new Float64Array(meanings.length)
  for (const row of rows)
    for (let at = 0; at < sums.length; at += 1)
      sums[at] = (sums[at] ?? 0) + (ofRows[row * meanings.length + at] ?? 0)
  const share = shareOf(rows)
  const scores = sums.map((sum, at) => sum * share + (biases[at] ?? 0))
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / whole)
}

const least = 1e-9

/** How likely a text, or a sentence of it, has each meaning, as the logarithm of the odds. */
export function oddsOf(text: string, weights: UtteranceWeights): number[] {
  const all = sentencesOf(text).map((sentence) =>
    probabilitiesOf(rowsIn(sentence, weights.rowOfBucket), weights),
  )
  return meanings.map((_, at) => {
    const probability = Math.max(...all.map((probabilities) => probabilities[at] ?? 0))
    return Math.log((probability + least) / (1 - probability + least))
  })
}

/** A danger that is read as another kind does harm, so it counts more than the others. */
const lead: Readonly<Partial<Record<Meaning, number>>> = { danger: 1 }

/** The meaning whose limit the odds exceed most; 'ordinary' where they exceed none. */
export function meaningAt(odds: readonly number[], limits: StoredUtteranceWeights['limits']): Meaning {
  let most: { meaning: Meaning; excess: number } = { meaning: 'ordinary', excess: 0 }
  meanings.forEach((meaning, at) => {
    if (meaning === 'ordinary') return
    const excess = (odds[at] ?? 0) - limits[meaning]
    if (excess <= 0) return
    const led = excess + (lead[meaning] ?? 0)
    if (led > most.excess) most = { meaning, excess: led }
  })
  return most.meaning
}
