import { holdsWord, isNumber, isSmallNumber, wordsOf } from './words.ts'

/** Names that a line may have without a source. */
const ordinary = new Set(
  wordsOf(
    'i cv ai gpu gpus cpu api sla slo it ok english monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
  ),
)

/** Capitals inside a sentence, and words that no sentence begins with: "AWS", "PyTorch", "K8s". */
const names = (line: string): string[] => {
  const inside = [...line.matchAll(/(?<=[\p{L}\p{N},;:'’"“)]\s+["“(]?)\p{Lu}[\p{L}\p{N}+#]*/gu)]
  const anywhere = [
    ...line.matchAll(/\b\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*|\b\p{Lu}{2,}\p{N}*\b|\b\p{Lu}\p{N}+\w*/gu),
  ]
  return [...inside, ...anywhere].map(([name]) => name.toLowerCase())
}

/** The proper names of a line that need a source. */
export const namesIn = (line: string): string[] =>
  names(line)
    .flatMap(wordsOf)
    .filter((name) => !ordinary.has(name) && !isNumber(name))

/** "2019-2022" is three years. */
export const withSpans = (text: string): string =>
  text.replaceAll(
    /\b((?:19|20)\d\d)\s?(?:-|–|to|until)\s?((?:19|20)\d\d)\b/gu,
    (span, from, to) => `${span} ${Number(to) - Number(from)} years`,
  )

/** "Which of the three" counts what the line before it names. */
const countPhrase = /\b(?:which|all|each|any|one) of (?:the|those|these) (?:\w+)\b/giu

/** Small numbers that a question supposes: "five tickets at once". */
const maxSupposed = 12

/** Whether each number and proper name of a line stands in what is known. */
export function hasOnlyKnownFacts(line: string, facts: string): boolean {
  const words = new Set(wordsOf(withSpans(facts)))
  const isSupposed = /\b(?:would|if)\b.*[?]/iu.test(line)
  const numbers = wordsOf(line.replaceAll(countPhrase, '')).filter(
    (word) => isNumber(word) && !isSmallNumber(word) && !(isSupposed && Number(word) <= maxSupposed),
  )
  return numbers.every((number) => words.has(number)) && namesIn(line).every((name) => holdsWord(words, name))
}
