import { whyNotSaid } from './filter/not-said.ts'
import { quotesInstructions } from './quotes-instructions.ts'
import { countWords } from './sentences.ts'
import { maxSaidWords, maxSentences, type TurnReason } from './turn.ts'

type Accepted = { kind: 'said' } | { kind: 'dropped'; reason: TurnReason }

export function acceptSentence(
  sentence: string,
  { before, instructions }: { before: readonly string[]; instructions: string },
): Accepted {
  const whole = [...before, sentence].join(' ')
  if (before.length >= maxSentences || countWords(whole) > maxSaidWords)
    return { kind: 'dropped', reason: 'too_long' }
  return whyNotSaid(sentence) === undefined && !quotesInstructions(whole, instructions)
    ? { kind: 'said' }
    : { kind: 'dropped', reason: 'not_allowed' }
}
