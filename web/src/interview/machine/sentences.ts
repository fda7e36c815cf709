/** The end of a sentence, with its closing quotes and the space behind it. */
const sentenceEnd = /[.!?…]+["'”’)\]]*(?:\s+|$)/gu

/**
 * The sentences of a message that may still grow, and the unfinished rest. Screen readers get each sentence once,
 * when it is whole, so a sentence never changes when the message grows.
 */
export function sentencesOf(
  content: string,
  isComplete: boolean,
): { sentences: readonly string[]; rest: string } {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: end } of content.matchAll(sentenceEnd)) {
    const to = index + end.length
    sentences.push(content.slice(from, to))
    from = to
  }
  const rest = content.slice(from)
  return isComplete && rest !== '' ? { sentences: [...sentences, rest], rest: '' } : { sentences, rest }
}
