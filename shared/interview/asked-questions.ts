import type { TranscriptEntry } from './transcript.ts'

export type Asked = { section: number; question: number; lines: readonly TranscriptEntry[] }

/** The interviewer's lines about each question, in the order in which they were first asked. */
export function askedIn(entries: readonly TranscriptEntry[]): Asked[] {
  const asked = new Map<string, Asked>()
  for (const entry of entries) {
    const { role, section, question } = entry
    if (role !== 'assistant' || section === undefined || question === undefined) continue
    const key = `${section} ${question}`
    const lines = [...(asked.get(key)?.lines ?? []), entry]
    asked.set(key, { section, question, lines })
  }
  return [...asked.values()]
}

/**
 * The question at the end of the interviewer's line, without the remark about the previous answer: the position's question,
 * which can have several sentences, or else the last sentence.
 */
export const questionOf = ({ content }: TranscriptEntry, ofPosition?: string | null): string => {
  const line = content.trim()
  if (ofPosition != null && line.endsWith(ofPosition)) return ofPosition
  return line.split(/(?<=[.!?])\s+/).at(-1) ?? line
}

/** What the candidate asked: each sentence of an answer that ends in a question mark. */
export const candidateQuestionsIn = (
  entries: readonly TranscriptEntry[],
): { text: string; entry: TranscriptEntry }[] =>
  entries
    .filter(({ role, isUnrecognised }) => role === 'user' && isUnrecognised !== true)
    .flatMap((entry) =>
      entry.content
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => /\p{L}.*\?$/su.test(sentence.trim()))
        .map((text) => ({ text: text.trim(), entry })),
    )
