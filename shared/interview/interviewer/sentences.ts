/** A dot within a number, a version or a host name does not end a sentence. */
const end = /(?<=[.!?…]["')\]]*)\s+(?=["'([]*[\p{Lu}\p{N}])/u

const abbreviations = /(?:^|\s)(?:e\.g|i\.e|etc|vs|approx|Mr|Mrs|Ms|Dr|Prof|No|St|[A-Z])\.$/u

export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const part of text.trim().split(end)) {
    open = open === '' ? part : `${open} ${part}`
    if (abbreviations.test(open)) continue
    sentences.push(open.trim())
    open = ''
  }
  if (open !== '') sentences.push(open.trim())
  return sentences.filter((sentence) => sentence !== '')
}

/** The last sentence of a text that is still arriving may continue, so it counts only once the text is complete. */
export function completeSentences(text: string, isComplete: boolean): string[] {
  const all = sentencesOf(text)
  return isComplete ? all : all.slice(0, -1)
}

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0
