import { sentencesOf } from '../sentences.ts'
import { isContent, isNumber, isSameStem, wordsOf } from './words.ts'

/** What follows these words is said to be the candidate's. */
const quoting =
  /\byou(?: have|['’]ve| had| just| also| already| earlier)*(?: said| mentioned| told (?:me|us)| described| explained| talked about| spoke (?:about|of)| noted| pointed out| brought up| shared| stated| reported| wrote| were saying| called| named| recalled)\b|\b(?:as|like|when|since) you (?:put it|said|mentioned)\b/iu

/** The candidate's words end where the interviewer's own question begins. */
const question =
  /[?]|(?:[,;:–—-]| and| so| but)\s*(?:what|how|why|who|when|where|which|could|can|would|did|do|was|were|is|are|tell|walk|please)\b.*$/iu

const negation = /\b(?:not|never|no|none|nobody|nothing|without|cannot|\w+n['’]t)\b/iu

/** Words of the claim that stand in the same order within a passage. Word order says who did what. */
const minShareInOrder = 0.75
/** A claim may join two sentences of an answer. */
const passageSentences = 2

const contentWords = (text: string): string[] =>
  wordsOf(text).filter((word) => isContent(word) || isNumber(word))

/** The length of the longest common subsequence. */
function inOrder(claim: readonly string[], passage: readonly string[]): number {
  let row = passage.map(() => 0)
  for (const word of claim) {
    const above = row
    row = []
    passage.forEach((each, at) => {
      const left = row[at - 1] ?? 0
      row.push(isSameStem(word, each) ? (above[at - 1] ?? 0) + 1 : Math.max(left, above[at] ?? 0))
    })
  }
  return row.at(-1) ?? 0
}

const passagesOf = (answer: string): string[] => {
  const sentences = sentencesOf(answer)
  return sentences.flatMap((sentence, at) => [sentence, sentences.slice(at, at + passageSentences).join(' ')])
}

/** Whether what a line says that the candidate said stands in one passage of the candidate's answers. */
export function quotesOnlyWhatWasSaid(line: string, answers: readonly string[]): boolean {
  const quote = quoting.exec(line)
  if (quote === null) return true
  const claim = line.slice(quote.index + quote[0].length).replace(question, '')
  const words = contentWords(claim)
  if (words.length === 0) return true
  return answers.flatMap(passagesOf).some((passage) => {
    const passageWords = contentWords(passage)
    const isComplete = words.filter(isNumber).every((number) => passageWords.includes(number))
    const share = inOrder(words, passageWords) / words.length
    return isComplete && share >= minShareInOrder && negation.test(claim) === negation.test(passage)
  })
}
