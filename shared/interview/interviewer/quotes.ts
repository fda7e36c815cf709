import type { StoredEntry } from '../transcript.ts'
import { sourceOf, type WordSource } from './candidate-answer.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence of the candidate, with where it is in the transcript. */
export type Spoken = {
  text: string
  source: WordSource
  startMilliseconds: number | undefined
}

export type Quote = { text: string; source: Spoken['source']; startMilliseconds: number | null }
export type Quoted = { about: string; quotes: Quote[] }

const wordsIn = (text: string): number => text.split(/\s+/u).length

/** The sentences of one entry; in words from the recording each sentence has its own time. */
function sentencesIn(entry: StoredEntry): Spoken[] {
  const { content, startMilliseconds, wordStarts = [] } = entry
  let words = 0
  return sentencesOf(content).map((text) => {
    const start = wordStarts[words] ?? startMilliseconds
    words += wordsIn(text)
    return { text, source: sourceOf(entry), startMilliseconds: start }
  })
}

/** What the candidate said or typed, sentence by sentence. */
export const spokenIn = (entries: readonly StoredEntry[]): Spoken[] =>
  entries
    .filter(({ role, isUnrecognised }) => role === 'user' && isUnrecognised !== true)
    .flatMap(sentencesIn)

const quoteOf = ({ text, source, startMilliseconds }: Spoken): Quote => ({
  text,
  source,
  startMilliseconds: startMilliseconds ?? null,
})

/**
 * The quotes of each criterion, by the sentence numbers (from 1) that a model chose. The text comes from the transcript, not from
 * the model; numbers without a sentence are dropped.
 */
export const quotesByCriterion = (
  criteria: readonly string[],
  spoken: readonly Spoken[],
  chosen: Readonly<Record<string, readonly number[]>>,
): Quoted[] =>
  criteria.map((about, index) => ({
    about,
    quotes: [...new Set(chosen[String(index + 1)] ?? [])].flatMap((number) => {
      const sentence = spoken[number - 1]
      return sentence === undefined ? [] : [quoteOf(sentence)]
    }),
  }))
