import type { TranscriptEntry } from '../transcript.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence of the candidate, with where it is in the transcript. */
export type Spoken = {
  text: string
  source: 'typed' | 'live'
  startMilliseconds: number | undefined
  section: number | undefined
  question: number | undefined
}

export type Quote = { text: string; source: Spoken['source']; startMilliseconds: number | null }
export type Quoted = { about: string; quotes: Quote[] }

const maxQuotes = 4
/** "Yes." and "I see." say nothing about a criterion. */
const minWords = 4

/** What the candidate said or typed, sentence by sentence; what was not recognised has no words to quote. */
export const spokenIn = (entries: readonly TranscriptEntry[]): Spoken[] =>
  entries
    .filter(({ role, isUnrecognised }) => role === 'user' && isUnrecognised !== true)
    .flatMap(({ content, isTyped, startMilliseconds, section, question }) =>
      sentencesOf(content).map((text) => ({
        text,
        source: isTyped === true ? ('typed' as const) : ('live' as const),
        startMilliseconds,
        section,
        question,
      })),
    )
    .filter(({ text }) => text.split(/\s+/u).length >= minWords)

const quoteOf = ({ text, source, startMilliseconds }: Spoken): Quote => ({
  text,
  source,
  startMilliseconds: startMilliseconds ?? null,
})

/**
 * The quotes of each criterion by the numbers that a model chose, from 1. It chooses and writes nothing: each quote is a sentence of
 * the transcript, and a number that is none is dropped.
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

/** Without a model: what was said at each question. */
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
