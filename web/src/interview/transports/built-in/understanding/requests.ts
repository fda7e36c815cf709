import { phraseOf } from './grammar.ts'
import { coreWords, wordsIn } from './plain.ts'
import { isAddressed, isReason } from './reasons.ts'
import { requestRules } from './request-rules.ts'
import { meaningsOf, type Tile } from './tiling.ts'

/** What a candidate can ask of the interviewer instead of answering. */
export type Request = 'repeat' | 'rephrase' | 'moment' | 'skip' | 'stop'

/** What is asked for in so many words, and what only follows from what the candidate says. */
type Meaning = Request | 'puzzled' | 'unheard' | 'blank'

/** Of two in one utterance the first of these counts: "I don't know. Could you repeat the question?" */
const order: readonly (readonly [Meaning, Request])[] = [
  ['stop', 'stop'],
  ['rephrase', 'rephrase'],
  ['repeat', 'repeat'],
  ['skip', 'skip'],
  ['puzzled', 'rephrase'],
  ['unheard', 'repeat'],
  ['moment', 'moment'],
  ['blank', 'skip'],
]

const around = phraseOf(requestRules, 'around')

const politeness: readonly Tile<'polite'>[] = [{ means: 'polite', phrase: around }]

const tiles: readonly Tile<Meaning>[] = [
  { means: 'nothing', phrase: around },
  ...order.map(([means]) => ({ means, phrase: phraseOf(requestRules, means) })),
]

const firstOf = (meanings: ReadonlySet<Meaning>): Request | undefined =>
  order.find(([meaning]) => meanings.has(meaning))?.[1]

/** "Sorry?" alone asks to hear it again. */
const isBareSorry = (text: string): boolean => /^(?:oh |eh |ah )?sorry$/.test(wordsIn(text).join(' '))

const clausesOf = (text: string): string[] =>
  text.split(/[.!?;:,–—]+|\bbecause\b/).filter((clause) => coreWords(clause).length > 0)

/** A request to the interviewer in one clause, with reasons in the others: "I was on mute. Could you repeat the question?" */
function requestWithReason(text: string): Request | undefined {
  if (/["“”]/.test(text)) return undefined
  const clauses = clausesOf(text).map((clause) => ({
    clause,
    meanings: meaningsOf(coreWords(clause), tiles),
  }))
  const isWhole = clauses.every(
    ({ clause, meanings }) =>
      meanings.size > 0 || isReason(clause) || meaningsOf(coreWords(clause), politeness).size > 0,
  )
  const asked = clauses.filter(({ clause, meanings }) => meanings.size > 0 && isAddressed(clause))
  return isWhole ? firstOf(new Set(asked.flatMap(({ meanings }) => [...meanings]))) : undefined
}

/** The request that an utterance is, and nothing but; undefined where it is an answer. */
export function requestIn(text: string): Request | undefined {
  if (isBareSorry(text)) return text.trimEnd().endsWith('?') ? 'repeat' : undefined
  return firstOf(meaningsOf(coreWords(text), tiles)) ?? requestWithReason(text)
}

/** A question of the candidate's own, which only the hiring team can answer. */
export const isQuestion = (text: string): boolean => text.trimEnd().endsWith('?')
