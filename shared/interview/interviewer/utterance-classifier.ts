import { bucketCount } from './filter/features.ts'
import { letterOf } from './filter/linear-classifier.ts'
import { bucketsOf, sentencesOf } from './utterance-features.ts'
import { meanings, type Meaning } from './utterance-kinds.ts'

/** Weights of the classifier of utterances. Only some buckets have a row, which is a weight for every meaning, in the order of `meanings`. */
export type UtteranceWeights = {
  /** The number of a bucket's row; 0 where it has none. The first row has number 1. */
  rowOfBucket: Uint32Array
  ofRows: ArrayLike<number>
  biases: readonly number[]
}

export type StoredUtteranceWeights = {
  /** SHA-256 of the tables that they were trained on. */
  tables: string
  biases: readonly number[]
  /** A weight is its level times this. */
  unit: number
  /** A letter for each bucket with a row: by how much its number is higher than that of the one before. `maxGap` only adds to the next gap. */
  gaps: string
  /** A letter for each two weights of the rows: the first's level times `levelCount`, plus the second's. */
  levels: string
  /** A text that exceeds it is not an answer. */
  limits: Readonly<Record<Exclude<Meaning, 'ordinary'>, number>>
}

/** Few levels make the weights that the page downloads small. */
export const maxLevel = 3
const levelCount = 2 * maxLevel + 1
export const maxGap = 80

/** Characters of numbers from 0 to `maxGap`; `letterOf` has them from -43 on. */
const lowest = 43
export const letterOfNumber = (number: number): string => letterOf(number - lowest)
const codeOfZero = letterOfNumber(0).charCodeAt(0)
const numbersIn = (letters: string): number[] =>
  Array.from(letters, (letter) => letter.charCodeAt(0) - codeOfZero)

export const pairOfLevels = (one: number, other: number): string =>
  letterOfNumber((one + maxLevel) * levelCount + other + maxLevel)

export function rowsOf(bucketsWithRow: readonly number[]): Uint32Array {
  const rows = new Uint32Array(bucketCount)
  bucketsWithRow.forEach((bucket, at) => {
    rows[bucket] = at + 1
  })
  return rows
}

function bucketsBehind(gaps: string): number[] {
  let bucket = -1
  const buckets: number[] = []
  for (const gap of numbersIn(gaps)) {
    bucket += gap
    if (gap < maxGap) buckets.push(bucket)
  }
  return buckets
}

export const utteranceWeightsOf = ({
  biases,
  unit,
  gaps,
  levels,
}: Pick<StoredUtteranceWeights, 'biases' | 'unit' | 'gaps' | 'levels'>): UtteranceWeights => ({
  biases,
  rowOfBucket: rowsOf(bucketsBehind(gaps)),
  ofRows: Float32Array.from(
    numbersIn(levels).flatMap((pair) => [Math.floor(pair / levelCount), pair % levelCount]),
    (level) => (level - maxLevel) * unit,
  ),
})

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
