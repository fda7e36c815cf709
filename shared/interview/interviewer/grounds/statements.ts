import { clausesOf } from './clauses.ts'
import { quoting, standsInOne } from './quoted.ts'
import { holdsWord, isContent, isNumber, isSmallNumber, wordsOf } from './words.ts'

/** ", you told me" behind what the candidate is said to have said. */
const quotingBehind =
  /[,;–—]?\s*(?:as |like )?you(?: have|['’]ve| just)* (?:said|mentioned|told (?:me|us)|described|explained|noted|put it)(?: (?:it|that|so|earlier|before|just now|about [^,]*))?[\s.!]*$/iu

const lead =
  /^(?:(?:so|and|then|right|okay|ok|now|earlier|thanks?(?: you)?|i see|but)\b[,.:]?\s*)+(?=\p{L})/iu

/** "Your CV mentions X", "X is on your CV", also inside a question. */
const cvBefore =
  /\b(?:your|the) (?:cv|résumé|resume|profile)(?: also)? (?:mentions?|says?|shows?|lists?|states?|has|includes?|names?)(?: that)?\b([^,?]*)|\b(?:i (?:see|read|saw)|it says|according) (?:from|in|on|to) your (?:cv|résumé|resume|profile)(?: that)?\b([^?]*)/iu
const cvBehind =
  /^(.*?)(?:,? according to your (?:cv|resume|profile)|\bis (?:on|in) your (?:cv|resume|profile))\b/iu

/** Statements that claim something of the candidate, the company or the position, not of the talk itself. */
const claims =
  /^(?:you\b(?! (?:can|could|may|might|need not|don['’]t (?:have|need))\b)|your\b|you['’](?:d|ll|ve|re)\b|our\b|we\b|we['’]re\b|the (?:position|role|job|team|company|work|service|ward|class|shift|plant|school|hotel|ship|office)\b)/iu

const contentOf = (text: string): string[] =>
  wordsOf(text).filter((word) => isContent(word) || (isNumber(word) && !isSmallNumber(word)))

/** The part of a statement's words that must stand in one line or two of what is known. */
const minShare = 0.6

/** How much of a statement stands in lines of the CV and the position, of which a statement may join two. */
function shareKnown(claim: string, source: string): number {
  const content = contentOf(claim)
  if (content.length === 0) return 1
  const sourceTokens = source
    .split(/\n|(?<=[.!?])\s+/u)
    .map((line) => {
      const words = wordsOf(line)
      return new Set(content.flatMap((word, at) => (holdsWord(words, word) ? [at] : [])))
    })
    .filter(({ size }) => size > 0)
  const [best = new Set<number>()] = sourceTokens.toSorted((one, other) => other.size - one.size)
  const most = Math.max(best.size, ...sourceTokens.map((other) => new Set([...best, ...other]).size))
  return most / content.length
}

/** 'clauses' stand in the answers, the CV or the position; of 'words', most do: "You asked for the pressure log" may be a paraphrase. */
type Claim = Readonly<{ text: string; source: 'answers' | 'cv' | 'clauses' | 'words' }>

/** What a sentence states as a fact; undefined where it asks, thanks, or quotes before the claim. */
function claimIn(sentence: string): Claim | undefined {
  const cv = cvBefore.exec(sentence) ?? cvBehind.exec(sentence)
  if (cv !== null) return { text: cv[1] ?? cv[2] ?? '', source: 'cv' }
  if (sentence.includes('?')) return undefined
  const isQuotedBehind = quotingBehind.test(sentence)
  const text = sentence.replace(quotingBehind, '').replace(lead, '')
  if (isQuotedBehind) return text === '' ? undefined : { text, source: 'answers' }
  if (quoting.test(sentence)) return undefined
  const isConclusion = /^(?:so|then)\b/iu.test(sentence)
  if (isConclusion) return { text, source: 'clauses' }
  return claims.test(text) ? { text, source: 'words' } : undefined
}

/** Whether what a sentence states of the candidate, the company or the position stands in the answers, the CV or the position. */
export function statesOnlyWhatIsSo(
  sentence: string,
  { answers, known }: { answers: readonly string[]; known: string },
): boolean {
  const claim = claimIn(sentence)
  if (claim === undefined) return true
  const { text, source } = claim
  if (source !== 'answers' && shareKnown(text, known) >= minShare) return true
  if (source === 'words' && shareKnown(text, answers.join('\n')) >= minShare) return true
  return source !== 'cv' && standsInOne(clausesOf(text).flat(), answers)
}

/** The part of a statement's words that repeats what is known. */
const minRepeatedShare = 0.75
const allowance = 2

/** A CV may have what the interviewer does not speak about. */
const isPrivate =
  /\b(?:married|divorced|widow\w*|pregnan\w*|your (?:husband|wife|partner|child|children|son|daughter|family|religion|race|health)|born|years old|muslim|christian|hindu|buddhist|disab\w*|illness|salary|earn)\b/iu

/** By how much the filter's limit is raised for a statement that repeats the position or the CV: "We close every January". */
export function filterAllowance(sentence: string, source: string): number {
  const text = sentence.replace(lead, '')
  const repeats =
    !/[?]/u.test(sentence) &&
    !isPrivate.test(sentence) &&
    contentOf(text).length > 0 &&
    shareKnown(text, source) >= minRepeatedShare
  return repeats ? allowance : 0
}
