import { storedWeights } from './danger-weights.ts'
import { wholeOf } from './filter/features.ts'
import { scoreOf, weightsOf, type Weights } from './filter/linear-classifier.ts'

/** What ends the interviewer's questions: harm to the candidate or to others, or a consent that is withdrawn. */
export type Danger = 'danger' | 'consent'

const maxWords = 40

/** Another person's words. */
const quotation = /["“][^"”]*["”]/g

/** What only a withdrawn consent is about: both lines offer the same words, but only one names whom to call. */
const subjectOfConsent =
  /\b(?:consent\w*|permission|agree\w*|record\w*|film\w*|camera|video|footage|data|transcript|delet\w+|eras\w+|wip\w+|opt(?:ing)? out|process\w*|stor(?:e|ing|ed)|privacy|pdpa)\b/iu

let weights: Weights | undefined

/**
 * Whether a short text speaks of self-harm, violence or a medical emergency, or withdraws a consent, as `npm run interviewer:filter --
 * danger` has learned it. It finds too much rather than too little: a false alarm costs one kind line, and the candidate continues with
 * a word.
 */
export function dangerIn(text: string): Danger | undefined {
  if (text.split(/\s+/).filter((word) => word !== '').length > maxWords) return undefined
  const own = text.replaceAll(quotation, ' ')
  const score = scoreOf(own, (weights ??= weightsOf(storedWeights)), wholeOf)
  if (score <= storedWeights.threshold) return undefined
  return subjectOfConsent.test(own) ? 'consent' : 'danger'
}
