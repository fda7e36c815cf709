import { holdsWord, isNumber, isSmallNumber, wordsOf } from './words.ts'

/** Names that a line may have without a source. */
const ordinary = new Set(
  'i cv ai gpu gpus cpu api sla slo it ok english monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'.split(
    ' ',
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

/** Whether each number and proper name of a line stands in what is known. */
export function hasOnlyKnownFacts(line: string, facts: Iterable<string>): boolean {
  const words = new Set(facts)
  const numbers = wordsOf(line).filter((word) => isNumber(word) && !isSmallNumber(word))
  return (
    numbers.every((number) => words.has(number)) &&
    names(line)
      .flatMap(wordsOf)
      .every((name) => ordinary.has(name) || isNumber(name) || holdsWord(words, name))
  )
}
