import { speaksToModel } from '../speaks-to-model.ts'
import { claimOf } from './claim.ts'
import { featureNames, featuresFor, type Features } from './features.ts'
import type { Sources } from './passages.ts'
import stored from './weights.json' with { type: 'json' }

/** Trained by `npm run interviewer:filter -- grounds` on lines of people who knew what was said. */
export type Weights = Features

/** By how much the filter's limit is raised for a sentence that is supported: the filter knows no context. */
export const supportedAllowance = 1

/** How doubtful a clause is by one passage. */
export const scoreOf = (features: Features, weights: Weights): number =>
  featureNames.reduce((sum, name) => sum + features[name] * weights[name], 0)

/**
 * Whether answers, CV or position support what a sentence states, each clause by the passage that supports it best; undefined where it
 * states nothing. An answer that speaks to the model supports nothing.
 */
export function isSupported(sentence: string, { answers, known }: Sources): boolean | undefined {
  const claim = claimOf(sentence)
  if (claim.length === 0) return undefined
  const sources = { answers: answers.filter((answer) => !speaksToModel(answer)), known }
  return featuresFor(sentence, claim, sources).every((passages) =>
    passages.some((features) => scoreOf(features, stored.weights) <= stored.limit),
  )
}
