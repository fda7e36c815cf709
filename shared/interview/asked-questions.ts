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

/** The row of the application lists those that are answered, so their number is bounded. */
const maxCandidateQuestions = 30

/**
 * What the candidate asked: each sentence of an answer that ends in a question mark. The id is that of the sentence in the
 * transcript; it stays the same when words of the recording fill other entries.
 */
export const candidateQuestionsIn = (
  entries: readonly TranscriptEntry[],
): { id: string; text: string; entry: TranscriptEntry }[] =>
  entries
    .flatMap((entry, index) =>
      entry.role !== 'user' || entry.isUnrecognised === true
        ? []
        : entry.content
            .split(/(?<=[.!?])\s+/)
            .filter((sentence) => /\p{L}.*\?$/su.test(sentence.trim()))
            .map((text, sentence) => ({ id: `${index}.${sentence}`, text: text.trim(), entry })),
    )
    .slice(0, maxCandidateQuestions)
