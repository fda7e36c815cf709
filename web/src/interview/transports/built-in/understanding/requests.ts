import { phraseOf } from './grammar.ts'
import { coreWords, wordsIn } from './plain.ts'
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

const tile = (means: Meaning | 'nothing', ...names: readonly string[]): Tile<Meaning> => ({
  means,
  phrase: phraseOf(requestRules, ...names),
})

const tiles: readonly Tile<Meaning>[] = [
  tile(
    'nothing',
    'polite',
    'deciding-words',
    'unheard-reason',
    'leaving-reason',
    'unused-reason',
    'hesitation',
    'reply-frame',
  ),
  ...order.map(([meaning]) => tile(meaning, meaning)),
]

/** "Sorry?" alone asks to hear it again. */
const isBareSorry = (text: string): boolean => /^(?:oh |eh |ah )?sorry$/.test(wordsIn(text).join(' '))

/** The request that an utterance is, and nothing but; undefined where it is an answer. */
export function requestIn(text: string): Request | undefined {
  if (isBareSorry(text)) return text.trimEnd().endsWith('?') ? 'repeat' : undefined
  const meanings = meaningsOf(coreWords(text), tiles)
  return order.find(([meaning]) => meanings.has(meaning))?.[1]
}

/** A question of the candidate's own, which only the hiring team can answer. */
export const isQuestion = (text: string): boolean => text.trimEnd().endsWith('?')
