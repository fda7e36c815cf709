import { bucketCount } from './filter/features.ts'
import { bucketsOf, sentencesOf } from './utterance-features.ts'
import { meanings, type Meaning } from './utterance-kinds.ts'

/** Weights of the classifier of utterances. Only some buckets have a row, which is a weight for every meaning, in the order of `meanings`. */
export type UtteranceWeights = {
  /** The number of a bucket's row; 0 where it has none. The first row has number 1. */
  rowOfBucket: Uint32Array
  ofRows: ArrayLike<number>
  biases: readonly number[]
}

/** The weights of one meaning. Most buckets have none. */
export type StoredWeightsOfMeaning = {
  /** Which sizes a weight can have. */
  sizes: readonly number[]
  /**
   * A letter for each weight, in the order of the buckets: how many buckets after the one before it stands, its size and its sign.
   * `skip` stands for buckets without a weight.
   */
  letters: string
}

export type StoredUtteranceWeights = {
  /** SHA-256 of the tables that they were trained on. */
  tables: string
  biases: readonly number[]
  /** In the order of `meanings`. */
  ofMeanings: readonly StoredWeightsOfMeaning[]
  /** A text that exceeds it is not an answer. */
  limits: Readonly<Record<Exclude<Meaning, 'ordinary'>, number>>
}

/** The first printable letter behind the quotation mark. A backslash would take two bytes, so it stands for nothing. */
const firstCode = 35
const backslash = 92 - firstCode
const letterOfNumber = (number: number): string =>
  String.fromCharCode(firstCode + number + (number < backslash ? 0 : 1))
const numberOf = (code: number): number => code - firstCode - (code - firstCode < backslash ? 0 : 1)

const skip = 88
export const letterOfSkip = letterOfNumber(skip)
const signs = [1, -1]

/** The longest distance that fits into a letter. */
export const maxGapOf = (sizes: readonly number[]): number => Math.floor(skip / (sizes.length * signs.length))

/** The letter of a weight `gap` buckets after the one before, of the size with this number. */
export const letterOfWeight = (
  gap: number,
  size: number,
  isNegative: boolean,
  sizes: readonly number[],
): string => letterOfNumber(((gap - 1) * sizes.length + size) * signs.length + (isNegative ? 1 : 0))

/** Calls `take` with each bucket that has a weight. */
function eachWeight(
  { sizes, letters }: StoredWeightsOfMeaning,
  take: (bucket: number, weight: number) => void,
): void {
  let bucket = -1
  for (let at = 0; at < letters.length; at += 1) {
    const number = numberOf(letters.charCodeAt(at))
    if (number === skip) bucket += maxGapOf(sizes)
    else {
      const place = Math.floor(number / signs.length)
      bucket += Math.floor(place / sizes.length) + 1
      take(bucket, (sizes[place % sizes.length] ?? 0) * (signs[number % signs.length] ?? 0))
    }
  }
}

export function rowsOf(bucketsWithRow: readonly number[]): Uint32Array {
  const rows = new Uint32Array(bucketCount)
  bucketsWithRow.forEach((bucket, at) => {
    rows[bucket] = at + 1
  })
  return rows
}

export function utteranceWeightsOf({
  biases,
  ofMeanings,
}: Pick<StoredUtteranceWeights, 'biases' | 'ofMeanings'>): UtteranceWeights {
  const rowOfBucket = new Uint32Array(bucketCount)
  let rowCount = 0
  for (const stored of ofMeanings)
    eachWeight(stored, (bucket) => {
      if (rowOfBucket[bucket] === 0) rowOfBucket[bucket] = rowCount += 1
    })
  const ofRows = new Float32Array(rowCount * meanings.length)
  ofMeanings.forEach((stored, at) =>
    eachWeight(stored, (bucket, weight) => {
      ofRows[((rowOfBucket[bucket] ?? 1) - 1) * meanings.length + at] = weight
    }),
  )
  return { biases, rowOfBucket, ofRows }
}

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
