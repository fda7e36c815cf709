import { whyNotSaid } from './filter/not-said.ts'
import { quotesInstructions } from './quotes-instructions.ts'
import { countWords, sentencesOf } from './sentences.ts'
import { maxSaidWords, type TurnReason } from './turn.ts'
import { maxSentences } from './turn-limits.ts'

type Accepted = { kind: 'said' } | { kind: 'dropped'; reason: TurnReason }

export function acceptSentence(
  sentence: string,
  {
    before,
    instructions,
    safetyLines,
  }: { before: readonly string[]; instructions: string; safetyLines: readonly string[] },
): Accepted {
  // The filter would hold back that there is somebody to call.
  if (safetyLines.some((line) => sentencesOf(line).includes(sentence))) return { kind: 'said' }
  const whole = [...before, sentence].join(' ')
  if (before.length >= maxSentences || countWords(whole) > maxSaidWords)
    return { kind: 'dropped', reason: 'too_long' }
  return whyNotSaid(sentence) === undefined && !quotesInstructions(whole, instructions)
    ? { kind: 'said' }
    : { kind: 'dropped', reason: 'not_allowed' }
}
