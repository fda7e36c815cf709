import { scoreOf, type Weights } from '#shared/interview/interviewer/grounds/support.ts'
import { featureNames, type Features } from '#shared/interview/interviewer/grounds/features.ts'

/** A line: for each clause that it states its features with each passage. */
export type Example = Readonly<{ clauses: readonly Features[][]; isUntrue: boolean }>

const rounds = 60
const stepsPerRound = 100
const learningRate = 1
/** Keeps weights small that few lines support. */
const decay = 0.3

/** The first round needs an order of passages. */
const first: Partial<Weights> = {
  bias: -2,
  missing: 4,
  othersAct: 2,
  numberOfOther: 2,
  nameMissing: 2,
}

type Row = Readonly<{ features: Features; isUntrue: boolean; share: number }>
type Scored = Readonly<{ features: Features; score: number }>

/** Each clause with the passage that supports it best, the most doubtful clause first. */
const bestPassages = (clauses: readonly Features[][], weights: Weights): Scored[] =>
  clauses
    .flatMap((passages) =>
      passages
        .map((features) => ({ features, score: scoreOf(features, weights) }))
        .toSorted((one, other) => one.score - other.score)
        .slice(0, 1),
    )
    .toSorted((one, other) => other.score - one.score)

/** The score of a line's most doubtful clause. */
export const doubtOf = (clauses: readonly Features[][], weights: Weights): number =>
  bestPassages(clauses, weights)[0]?.score ?? -Infinity

/** An untrue line teaches with its most doubtful clause, a true one with each. */
function rowsOf({ clauses, isUntrue }: Example, weights: Weights): Row[] {
  const best = bestPassages(clauses, weights)
  const rows = isUntrue ? best.slice(0, 1) : best
  return rows.map(({ features }) => ({ features, isUntrue, share: 1 / Math.sqrt(rows.length) }))
}

function step(weights: Weights, rows: readonly Row[]): Weights {
  const wrongs = rows.map(
    ({ features, isUntrue, share }) =>
      share * (1 / (1 + Math.exp(-scoreOf(features, weights))) - Number(isUntrue)),
  )
  const moved = featureNames.map((name) => {
    const gradient = rows.reduce((sum, { features }, at) => sum + (wrongs[at] ?? 0) * features[name], 0)
    const shrunk = name === 'bias' ? 0 : decay * weights[name]
    return [name, weights[name] - (learningRate * (gradient + shrunk)) / rows.length]
  })
  return Object.fromEntries(moved) as Weights
}

/** Logistic regression by gradient descent. Each round chooses the passages by the weights of the round before. */
export function trainGrounds(examples: readonly Example[]): Weights {
  let weights = Object.fromEntries(featureNames.map((name) => [name, first[name] ?? 0])) as Weights
  for (let round = 0; round < rounds; round += 1) {
    const rows = examples.flatMap((example) => rowsOf(example, weights))
    for (let count = 0; count < stepsPerRound; count += 1) weights = step(weights, rows)
  }
  return weights
}
