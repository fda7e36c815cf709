import { speaksToModel } from '../speaks-to-model.ts'
import { clausesOf } from './clauses.ts'
import { quoting, standsInOne } from './quoted.ts'
import { holdsWord, isContent, isNumber, isSmallNumber, wordsOf } from './words.ts'

/** ", you told me" behind what the candidate is said to have said. */
const quotingBehind =
  /[,;–—]?\s*(?:as |like )?you(?: have|['’]ve| just)* (?:said|mentioned|told (?:me|us)|described|explained|noted|put it)(?: (?:it|that|so|earlier|before|just now|about [^,]*))?[\s.!]*$/iu

/** ", you told me," inside what the candidate is said to have said. */
const quotingBetween =
  /, (?:as |like )?you(?: have|['’]ve| just)* (?:said|mentioned|told (?:me|us)|described|explained),/iu

/** ", if I followed you". */
const understanding = /, if i (?:followed|follow|heard|understood|understand|got|remember)\b[^,]*$/iu

/** What a question says happened: "After the pump failed, what did you do?" */
const beforeQuestion =
  /^((?:after|when|once|since|because|as|with|while|before|in|on|at)\b[^?]*\b(?:was|were|had|did|came|went|\w{2,}ed)\b[^?]*), (?:what|how|why|who|when|where|which)\b/iu

const lead =
  /^(?:(?:so|and|then|right|okay|ok|now|earlier|thanks?(?: you)?|i see|but)\b[,.:]?\s*)+(?=\p{L})/iu

/** "Your CV mentions X", "X is on your CV", also inside a question. */
const cvBefore =
  /\b(?:your|the) (?:cv|résumé|resume|profile)(?: also)? (?:mentions?|says?|shows?|lists?|states?|has|includes?|names?)(?: that)?\b([^,?]*)|\byou list ([^?]*?)(?: on your (?:cv|résumé|resume|profile)| among your \w+)?[.?]|\b(?:i (?:see|read|saw)|it says|according) (?:from|in|on|to) your (?:cv|résumé|resume|profile)(?: that)?\b([^?]*)/iu
const cvBehind =
  /^(.*?)(?:,? according to your (?:cv|resume|profile)|\bis (?:on|in) your (?:cv|resume|profile))\b/iu

/** What the interviewer says of the conversation itself claims nothing of the candidate. */
const ofTheTalk =
  /^(?:i\b|let\b|thanks?\b|that\b|this\b|please\b|okay|all right|good\b|of course|take\b|feel\b|tell\b|imagine\b|suppose\b|say\b|think\b|describe\b|walk\b|you (?:can|could|may|might|need not|don['’]t (?:have|need))\b)/iu

type Sources = Readonly<{ answers: readonly string[]; known: string }>

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

/** What stands in the answers only, in the CV or the position only, or in any of them. */
type Claim = Readonly<{ text: string; source: 'answers' | 'cv' | 'any' }>

/** What a sentence states as a fact; undefined where it asks, thanks, or quotes before the claim. */
function claimIn(sentence: string): Claim | undefined {
  const cv = cvBefore.exec(sentence) ?? cvBehind.exec(sentence)
  if (cv !== null) return { text: cv[1] ?? cv[2] ?? cv[3] ?? '', source: 'cv' }
  if (sentence.includes('?')) {
    const before = beforeQuestion.exec(sentence)
    return before === null || /\b(?:would|if)\b/iu.test(sentence)
      ? undefined
      : { text: before[1] ?? '', source: 'any' }
  }
  const text = sentence
    .replace(quotingBetween, ',')
    .replace(quotingBehind, '')
    .replace(understanding, '')
    .replace(lead, '')
  if (quotingBetween.test(sentence)) return { text, source: 'answers' }
  if (quotingBehind.test(sentence)) return text === '' ? undefined : { text, source: 'answers' }
  if (quoting.test(sentence) || ofTheTalk.test(text)) return undefined
  return { text, source: 'any' }
}

/** Whether what a sentence states of the candidate, the company or the position stands in the answers, the CV or the position. */
export function statesOnlyWhatIsSo(sentence: string, { answers, known }: Sources): boolean {
  const claim = claimIn(sentence)
  if (claim === undefined) return true
  const { text, source } = claim
  if (source !== 'answers' && shareKnown(text, known) >= minShare) return true
  return source !== 'cv' && standsInOne(clausesOf(text).flat(), answers)
}

/** The part of a sentence's words that repeats a source. */
const minRepeatedShare = 0.6
const statementAllowance = 5
const questionAllowance = 1
const privateAllowance = -1

/** What the interviewer does not speak about, also where the candidate or the CV does. */
const isPrivate =
  /\b(?:marri\w*|marry\w*|wedding|divorc\w*|widow\w*|pregnan\w*|expecting|fianc\w*|(?:girl|boy)friends?|spouse|husband|wife|babies|baby|fast(?:ing|ed)|born|birth\w*|surname|years old|aged|of your age|nervous|stressed|beautiful|muslims?|islam\w*|christian\w*|hindu\w*|buddh\w*|sikh\w*|church|mosque|temple|pray\w*|religio\w*|race|ethnic\w*|bumiputera|gay|lesbian|transgender|depress\w*|prison|anxiety|therap\w*|medication|cancer|diabet\w*|epilep\w*|autis\w*|adhd|wheelchair|disab\w*|illness|sick|salary|earn(?:ed|s|ing)?|loan|debts?|visa|union|elections?|vot(?:e|ed|ing)|drinking|arrested|convict\w*)\b|\b(?:your?|my)(?: own| late| first| second| eldest| youngest)* (?:partner|child|children|kids?|sons?|daughters?|family|mother|father|mum|mom|dad|parents|brother|sister|cousin|faith|health|body|weight|age|back|face|doctor|income|pay|party)\b|\byou (?:are|were|['’]re) (?:\w+ )?(?:ill|tamil|blind|deaf|single|pregnant|old|young|black|white|indian|chinese|malay)\b/iu

/** A candidate may ask for these words, or write them into the CV. */
const isPromiseOrScore =
  /\b(?:hire[ds]?|hiring|shortlist\w*|selected|rejected|qualified|overqualified|congratulations|impress\w*|welcome to|full marks|recommend\w*|guarantee\w*|promise\w*|offer(?:s|ed)? (?:you|letter)|(?:an|the|our|your) offer|next (?:round|stage)|points?|scor(?:e|es|ed|ing)|rat(?:e|ed|ing)|grades?|graded|ranks?|ranked|number (?:one|two|three)|applicants|candidates?|instructions?|prompt|goodbye|(?:end|close|stop|finish) (?:the|this|our) (?:interview|call|conversation)|interview (?:is|has)|from now on)\b|\b(?:job|position|role|place) (?:is|will be|would be) (?:all )?yours\b|\byou (?:have|['’]ve|get|['’]ve got|got|will get|passed|pass|failed|fail|won|succeeded)(?: got)? (?:the|this) (?:job|position|role|place|test|interview|assessment)\b|\b(?:best|better|worst|strongest|weakest|top|wrong|right|good|great|bad|excellent|perfect|brilliant|weak|poor) (?:answer|choice|candidate|fit|decision|person|engineer|example|word)\b/iu

/** What the interviewer says of itself, and no retelling. */
const isOfInterviewer = /^(?:\W*(?:and|so|but|then|well|now|okay)\b,?)*\W*(?:i|my)\b/iu
/** Fewer words of an answer may be what the candidate asked to hear. */
const minAnswerWords = 3

/** By how much the filter's limit is raised for a sentence whose words are the candidate's, or those of the CV or the position. */
export function filterAllowance(sentence: string, { answers, known }: Sources): number {
  if (isPrivate.test(sentence)) return /\b(?:your?|my)\b/iu.test(sentence) ? privateAllowance : 0
  if (isPromiseOrScore.test(sentence) || isOfInterviewer.test(sentence)) return 0
  const text = sentence.replace(quotingBehind, '').replace(quoting, '').replace(lead, '')
  const words = contentOf(text).length
  const repeats =
    (words > 0 && shareKnown(text, known) >= minRepeatedShare) ||
    (words >= minAnswerWords &&
      shareKnown(text, answers.filter((answer) => !speaksToModel(answer)).join('\n')) >= minRepeatedShare)
  if (!repeats) return 0
  return sentence.includes('?') ? questionAllowance : statementAllowance
}
