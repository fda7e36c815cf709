import { segmentsOf, shareOfFeature } from './features.ts'

/** Weights of a linear classifier, trained by `npm run interviewer:filter` on lines that people labelled. */
export type StoredWeights = {
  /** SHA-256 of the tables that they were trained on. */
  tables: string
  bias: number
  /** A weight is its level times this. */
  unit: number
  /** A letter for each bucket; its character code encodes the level. */
  levels: string
  /** A line with a higher score is not said. */
  threshold: number
}

export type Weights = { bias: number; ofBucket: ArrayLike<number> }

/** How similar a line is to lines that the interviewer may not say: the highest score of its segments. */
export const scoreOf = (line: string, { bias, ofBucket }: Weights): number =>
  Math.max(...segmentsOf(line).map((segment) => bias + sumOf(segment, ofBucket) * shareOfFeature(segment)))

const sumOf = (segment: Uint32Array, ofBucket: ArrayLike<number>): number =>
  segment.reduce((sum, bucket) => sum + (ofBucket[bucket] ?? 0), 0)

/** Levels from -43 to 43 are printable letters. */
export const maxLevel = 43
const codeOfZero = 83

export const letterOf = (level: number): string => String.fromCharCode(codeOfZero + level)

export const weightsOf = ({ bias, unit, levels }: StoredWeights): Weights => ({
  bias,
  ofBucket: Float32Array.from(levels, (letter) => (letter.charCodeAt(0) - codeOfZero) * unit),
})
