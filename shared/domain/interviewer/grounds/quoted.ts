import { sentencesOf } from '../sentences.ts'
import { holdsWord, isContent, isNumber, isSmallNumber, wordsOf } from './words.ts'

/** What follows these words is said to be the candidate's. */
const quoting =
  /\byou(?: have|['’]ve| had| just| also| already| earlier)*(?: said| mentioned| told (?:me|us)| described| explained| talked about| spoke (?:about|of)| noted| pointed out| brought up| shared| stated| reported| wrote| were saying| called| named| recalled)\b|\b(?:as|like|when|since) you (?:put it|said|mentioned)\b/iu

/** The candidate's words end where the interviewer's own question begins. */
const question =
  /[?]|(?:[,;:–—-]| and| so| but)\s*(?:what|how|why|who|when|where|which|could|can|would|did|do|was|were|is|are|tell|walk|please)\b.*$/iu

/** Words that say who did something, or how it ended. They are never a paraphrase of each other. */
const decisive =
  'led managed headed supervised owned founded alone fired dismissed sacked quit resigned failed refused approved ignored caused deleted lied hired promoted rejected cancelled'.split(
    ' ',
  )

const negation = /\b(?:not|never|no|none|nobody|nothing|without|cannot|\w+n['’]t)\b/iu

/** A close paraphrase brings a few words of its own. */
const minShareOfWords = 0.6

/** Whether what a line says that the candidate said stands in the candidate's answers. */
export function quotesOnlyWhatWasSaid(line: string, answers: readonly string[]): boolean {
  const quote = quoting.exec(line)
  if (quote === null) return true
  const claim = line.slice(quote.index + quote[0].length).replace(question, '')
  const words = wordsOf(claim)
  const said = sentencesOf(answers.join(' \n ')).map((sentence) => ({
    sentence,
    words: new Set(wordsOf(sentence)),
  }))
  const all = new Set(said.flatMap(({ words: each }) => [...each]))
  if (words.some((word) => isNumber(word) && !isSmallNumber(word) && !all.has(word))) return false
  const content = words.filter(isContent)
  if (content.some((word) => decisive.includes(word) && !holdsWord(all, word))) return false
  if (content.length === 0) return true
  const share = content.filter((word) => holdsWord(all, word)).length / content.length
  return share >= minShareOfWords && isSamePolarity(claim, content, said)
}

/** "You said that you did not test it" needs a sentence about these words that denies it, too. */
function isSamePolarity(
  claim: string,
  content: readonly string[],
  said: readonly { sentence: string; words: ReadonlySet<string> }[],
): boolean {
  const about = said.map(({ sentence, words }) => ({
    isDenied: negation.test(sentence),
    common: content.filter((word) => holdsWord(words, word)).length,
  }))
  const most = Math.max(0, ...about.map(({ common }) => common))
  const isDenied = negation.test(claim)
  return about.some(({ common, isDenied: each }) => common === most && each === isDenied)
}
