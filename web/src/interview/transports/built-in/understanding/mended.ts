import { withoutRepeats } from '#shared/interview/interviewer/utterance-features.ts'
import { requestWords } from './by-vocabulary.ts'
import { decisionRules } from './decision-rules.ts'
import { ownForms } from './plain.ts'
import { reasonWords } from './reasons.ts'

/** Two letters are exchanged in words of any length from this one on; in longer words a letter is also missing, added or wrong. */
const minExchanged = 3
const minMistyped = 6

const otherForms =
  "okay okey all right can't don't won't didn't couldn't wouldn't haven't isn't wasn't i'm i'd i'll i've let's that's what's it's you're we're"

/** The words of the grammar of requests and decisions, the only ones to which a text is corrected. */
const vocabulary: ReadonlySet<string> = new Set([
  ...[...decisionRules.values(), reasonWords]
    .join(' ')
    .replaceAll(/\\[A-Za-z]/g, ' ')
    .split(/[^a-z]+/),
  ...requestWords,
  ...ownForms,
  ...otherForms.split(' '),
])

const exchangedAt = (word: string, at: number): string =>
  `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`

/** The first letter is rarely one of the two, so that comes last: "tiem" is "time" rather than "item". */
const exchanged = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => exchangedAt(word, (at + 1) % (word.length - 1)))

/** Whether one letter is missing, added or wrong. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

function corrected(word: string): string {
  const lower = word.toLowerCase()
  if (lower.length < minExchanged || vocabulary.has(lower)) return word
  const meant = exchanged(lower).find((other) => vocabulary.has(other))
  if (meant !== undefined || lower.length < minMistyped) return meant ?? word
  return [...vocabulary].find((other) => other.length >= minMistyped && isOneLetterOff(lower, other)) ?? word
}

/** A text without repeated words and small typing errors in the words of requests. */
export const mended = (text: string): string => withoutRepeats(text).replaceAll(/[\p{L}']+/gu, corrected)
