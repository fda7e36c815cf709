import { scoreOf, weightsOf, type Weights } from './linear-classifier.ts'
import { storedWeights } from './weights.ts'

let weights: Weights | undefined

export const isLikeForbidden = (line: string): boolean =>
  scoreOf(line, (weights ??= weightsOf(storedWeights))) > storedWeights.threshold
