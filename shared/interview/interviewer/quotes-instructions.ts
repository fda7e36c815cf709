/** This many identical words in a row are not a coincidence. */
const quotedWords = 7

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const runs = (text: string): string[] => {
  const words = wordsOf(text)
  return words
    .slice(0, Math.max(0, words.length - quotedWords + 1))
    .map((_, at) => words.slice(at, at + quotedWords).join(' '))
}

/** Whether a line repeats what candidates may not see: the model's instructions with the criteria of the position. */
export function quotesInstructions(line: string, instructions: string): boolean {
  const told = new Set(runs(instructions))
  return runs(line).some((run) => told.has(run))
}
