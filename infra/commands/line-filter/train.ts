import { bucketCount, segmentsOf, shareOfFeature } from '#shared/interview/interviewer/filter/features.ts'
import type { Weights } from '#shared/interview/interviewer/filter/linear-classifier.ts'
import type { Line } from './tables.ts'

const epochs = 40
/** From this epoch on only the highest-scoring segment of a forbidden line counts: the rest may be ordinary. */
const firstEpochOfWorst = 2
const learningRate = 0.2
const decay = 1e-3

type Example = { segments: Uint32Array[]; isForbidden: boolean }
type Model = { weights: Float64Array; squares: Float64Array; bias: number; biasSquares: number }

/** Logistic regression by AdaGrad. A fixed seed shuffles the lines, so the result is reproducible. */
export function train(lines: readonly Line[]): Weights {
  const examples = lines.map(({ text, isForbidden }) => ({ segments: segmentsOf(text), isForbidden }))
  const model: Model = {
    weights: new Float64Array(bucketCount),
    squares: new Float64Array(bucketCount).fill(1e-6),
    bias: 0,
    biasSquares: 1e-6,
  }
  const random = lcg(1)
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const example of shuffled(examples, random))
      for (const segment of taught(example, epoch, model)) step(model, segment, example.isForbidden ? 1 : 0)
  return { bias: model.bias, ofBucket: model.weights }
}

function taught({ segments, isForbidden }: Example, epoch: number, model: Model): Uint32Array[] {
  if (!isForbidden || epoch < firstEpochOfWorst) return segments
  const worst = segments.toSorted((one, other) => scoreOf(model, other) - scoreOf(model, one))[0]
  return worst === undefined ? [] : [worst]
}

function scoreOf({ weights, bias }: Model, segment: Uint32Array): number {
  const share = shareOfFeature(segment)
  return segment.reduce((sum, bucket) => sum + (weights[bucket] ?? 0) * share, bias)
}

function step(model: Model, segment: Uint32Array, label: 0 | 1): void {
  const { weights, squares } = model
  const share = shareOfFeature(segment)
  const wrong = 1 / (1 + Math.exp(-scoreOf(model, segment))) - label
  model.biasSquares += wrong * wrong
  model.bias -= (learningRate * wrong) / Math.sqrt(model.biasSquares)
  for (const bucket of segment) {
    const gradient = wrong * share + decay * (weights[bucket] ?? 0)
    const square = (squares[bucket] ?? 0) + gradient * gradient
    squares[bucket] = square
    weights[bucket] = (weights[bucket] ?? 0) - (learningRate * gradient) / Math.sqrt(square)
  }
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item)
}

const modulus = 2 ** 31

export const lcg = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1
    return state / modulus
  }
}
