import { isGrounded, type Grounds } from './grounds/grounds.ts'
import { isSupported, supportedAllowance } from './grounds/support.ts'
import { whyNotSaid } from './filter/not-said.ts'
import { quotesInstructions } from './quotes-instructions.ts'
import { countWords, sentencesOf } from './sentences.ts'
import { maxSaidWords, type TurnReason } from './turn.ts'
import { maxSentences } from './turn-limits.ts'

/** The patterns of the filter take more than linear time. */
const maxSentenceCharacters = 600

type Accepted = { kind: 'said' } | { kind: 'dropped'; reason: TurnReason }

export function acceptSentence(
  sentence: string,
  {
    before,
    instructions,
    safetyLines,
    grounds,
  }: {
    /** Sentences of this turn that were said. */
    before: readonly string[]
    instructions: string
    safetyLines: readonly string[]
    grounds: Grounds
  },
): Accepted {
  // The filter would hold back that there is somebody to call.
  if (safetyLines.some((line) => sentencesOf(line).includes(sentence))) return { kind: 'said' }
  const whole = [...before, sentence].join(' ')
  const isLong = sentence.length > maxSentenceCharacters || countWords(whole) > maxSaidWords
  if (before.length >= maxSentences || isLong) return { kind: 'dropped', reason: 'too_long' }
  const supported = isSupported(sentence, grounds)
  return supported !== false &&
    whyNotSaid(sentence, supported === true ? supportedAllowance : 0) === undefined &&
    !quotesInstructions(whole, instructions) &&
    isGrounded(sentence, before, grounds)
    ? { kind: 'said' }
    : { kind: 'dropped', reason: 'not_allowed' }
}
