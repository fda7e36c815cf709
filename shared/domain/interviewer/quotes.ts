import type { StoredEntry } from '../transcript.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence of the candidate, with where it is in the transcript. */
export type Spoken = {
  text: string
  source: 'typed' | 'live' | 'batch'
  startMilliseconds: number | undefined
  section: number | undefined
  question: number | undefined
}

export type Quote = { text: string; source: Spoken['source']; startMilliseconds: number | null }
export type Quoted = { about: string; quotes: Quote[] }

const maxQuotes = 4
/** Leaves out "Yes." and "I see.", which say nothing about a criterion. */
const minWords = 4

const wordsIn = (text: string): number => text.split(/\s+/u).length

const sourceOf = ({ isTyped, source }: StoredEntry): Spoken['source'] =>
  isTyped === true ? 'typed' : (source ?? 'live')

/** The sentences of one entry; in words from the recording each sentence has its own time. */
function sentencesIn(entry: StoredEntry): Spoken[] {
  const { content, startMilliseconds, wordStarts = [], section, question } = entry
  let words = 0
  return sentencesOf(content).map((text) => {
    const start = wordStarts[words] ?? startMilliseconds
    words += wordsIn(text)
    return { text, source: sourceOf(entry), startMilliseconds: start, section, question }
  })
}

/** What the candidate said or typed, sentence by sentence. */
export const spokenIn = (entries: readonly StoredEntry[]): Spoken[] =>
  entries
    .filter(({ role, isUnrecognised }) => role === 'user' && isUnrecognised !== true)
    .flatMap(sentencesIn)
    .filter(({ text }) => wordsIn(text) >= minWords)

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
    quotes: [...new Set(chosen[String(index + 1)] ?? [])].slice(0, maxQuotes).flatMap((number) => {
      const sentence = spoken[number - 1]
      return sentence === undefined ? [] : [quoteOf(sentence)]
    }),
  }))

/** Without a model: what the candidate said at each question. */
export const quotesByQuestion = (
  sections: readonly { questions: readonly string[] }[],
  spoken: readonly Spoken[],
): Quoted[] =>
  sections.flatMap(({ questions }, section) =>
    questions.map((about, question) => ({
      about,
      quotes: spoken
        .filter((each) => each.section === section && each.question === question)
        .slice(0, maxQuotes)
        .map(quoteOf),
    })),
  )
