import { scoreOf, weightsOf, type Weights } from './linear-classifier.ts'
import storedWeights from './weights.json' with { type: 'json' }

let weights: Weights | undefined

export const isLikeForbidden = (line: string, allowance = 0): boolean =>
  scoreOf(line, (weights ??= weightsOf(storedWeights))) > storedWeights.threshold + allowance
