import { bucketCount } from './filter/features.ts'
import { meanings, type Limits } from './utterance-kinds.ts'

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
  limits: Limits
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
