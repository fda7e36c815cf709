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

type Sources = Readonly<{ answers: readonly string[]; known: string }>

const contentOf = (text: string): string[] =>
  wordsOf(text).filter((word) => isContent(word) || (isNumber(word) && !isSmallNumber(word)))

/** The part of a statement's words that must stand in one line or two of what is known. */
const minShare = 0.6

/** How much of a statement stands in lines of the CV and the position, of which a statement may join two. */
function shareKnown(claim: string, known: string): number {
  const content = contentOf(claim)
  if (content.length === 0) return 1
  const held = known
    .split(/\n|(?<=[.!?])\s+/u)
    .map((line) => {
      const words = wordsOf(line)
      return new Set(content.flatMap((word, at) => (holdsWord(words, word) ? [at] : [])))
    })
    .filter(({ size }) => size > 0)
  const [best = new Set<number>()] = held.toSorted((one, other) => other.size - one.size)
  const most = Math.max(best.size, ...held.map((other) => new Set([...best, ...other]).size))
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
  { answers, known }: Sources,
): boolean {
  const claim = claimIn(sentence)
  if (claim === undefined) return true
  const { text, source } = claim
  if (source !== 'answers' && shareKnown(text, known) >= minShare) return true
  if (source === 'words' && shareKnown(text, answers.join('\n')) >= minShare) return true
  return source !== 'cv' && standsInOne(clausesOf(text).flat(), answers)
}

/** The part of a sentence's words that repeats a source. */
const minRepeatedShare = 0.6
const statementAllowance = 5
const questionAllowance = 1

/** What the interviewer does not speak about, also where the candidate or the CV does. */
const isPrivate =
  /\b(?:marri\w*|marry\w*|wedding|divorc\w*|widow\w*|pregnan\w*|expecting|fianc\w*|(?:girl|boy)friends?|spouse|husband|wife|babies|baby|fast(?:ing|ed)|born|birth\w*|surname|years old|aged|muslims?|islam\w*|christian\w*|hindu\w*|buddh\w*|sikh\w*|church|mosque|temple|pray\w*|religio\w*|race|ethnic\w*|bumiputera|gay|lesbian|transgender|depress\w*|anxiety|therap\w*|medication|cancer|diabet\w*|epilep\w*|autis\w*|adhd|wheelchair|disab\w*|illness|sick|salary|earn(?:ed|s|ing)?|loan|debts?|visa|union|elections?|vot(?:e|ed|ing)|drinking|arrested|prison|convict\w*)\b|\byour?(?: own| late| first| second| eldest| youngest)* (?:partner|child|children|kids?|sons?|daughters?|family|mother|father|mum|mom|dad|parents|brother|sister|cousin|faith|health|body|weight|age|back|doctor|income|pay|party)\b|\byou (?:are|were|['’]re) (?:\w+ )?(?:ill|blind|deaf|single|pregnant|old|young|black|white|indian|chinese|malay)\b/iu

/** A candidate may ask for these words, or write them into the CV. */
const isPromiseOrScore =
  /\b(?:hire[ds]?|hiring|shortlist\w*|recommend\w*|guarantee\w*|promise\w*|offer(?:s|ed)? (?:you|letter)|(?:an|the|our|your) offer|next (?:round|stage)|points?|scor(?:e|es|ed|ing)|rat(?:e|ed|ing)|grades?|graded|ranks?|ranked|candidates?|instructions?|prompt|goodbye|(?:end|close|stop|finish) (?:the|this|our) (?:interview|call|conversation)|interview (?:is|has)|from now on)\b|\b(?:job|position|role|place) (?:is|will be|would be) (?:all )?yours\b|\byou (?:have|['’]ve|get|['’]ve got|got|will get|passed|pass|failed|fail|won|succeeded)(?: got)? (?:the|this) (?:job|position|role|place|test|interview|assessment)\b|\b(?:best|better|worst|strongest|weakest|top|wrong|right|good|bad|excellent|perfect|brilliant|weak|poor) (?:answer|choice|candidate|fit|decision|person|engineer|example)\b/iu

/** By how much the filter's limit is raised for a sentence whose words are the candidate's, or those of the CV or the position. */
export function filterAllowance(sentence: string, { answers, known }: Sources): number {
  if (isPrivate.test(sentence) || isPromiseOrScore.test(sentence)) return 0
  const text = sentence.replace(quotingBehind, '').replace(quoting, '').replace(lead, '')
  const repeats =
    contentOf(text).length > 0 &&
    [known, answers.join('\n')].some((source) => shareKnown(text, source) >= minRepeatedShare)
  if (!repeats) return 0
  return sentence.includes('?') ? questionAllowance : statementAllowance
}
