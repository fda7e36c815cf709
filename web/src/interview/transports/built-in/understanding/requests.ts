import { phraseOf } from './grammar.ts'
import { coreWords, wordsIn } from './plain.ts'
import { isAddressed, isAppeal, isPlea, isReason } from './reasons.ts'
import { requestRules } from './request-rules.ts'
import { meaningsOf, type Tile } from './tiling.ts'
import { requestNames, vocabularyPhrase } from './by-vocabulary.ts'

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

/** The candidate's reading of the question, to be confirmed: "I'm not sure. Do you mean my current role?" */
const readingAsked =
  /^(?:(?:sorry|ok|so|um|maya|i am not sure(?: i understand)?) )*(?:(?:do|did) )?you mean (?:\S+ ?){1,8}$/

type Tiles = readonly Tile<Meaning>[]

const around = phraseOf(requestRules, 'around')

const politeness: readonly Tile<'polite'>[] = [{ means: 'polite', phrase: around }]

const tiles: Tiles = [
  { means: 'nothing', phrase: around },
  ...order.map(([means]) => ({ means, phrase: phraseOf(requestRules, means) })),
]

/** With requests in an order of words that no rule has. */
const moreTiles: Tiles = [
  ...tiles,
  ...requestNames.map((means) => ({ means, phrase: vocabularyPhrase(means) })),
]

const firstOf = (meanings: ReadonlySet<Meaning>): Request | undefined =>
  order.find(([meaning]) => meanings.has(meaning))?.[1]

/** Words that ask something only as a question, and alone: "Sorry?", "Such as?". */
const bareQuestions: readonly (readonly [RegExp, Request])[] = [
  [/^(?:oh |eh |ah )?sorry$/, 'repeat'],
  [
    /^(?:for (?:example|instance)|like (?:what|how)|such as(?: what)?|as in(?: what)?|meaning|in what way)$/,
    'rephrase',
  ],
]

const clausesOf = (text: string): string[] =>
  text.split(/[.!?;:,–—]+|\bbecause\b/).filter((clause) => coreWords(clause).length > 0)

/** A request to the interviewer in one clause, with reasons in the others: "I was on mute. Could you repeat the question?" */
function requestWithReason(text: string, of: Tiles): Request | undefined {
  if (/["“”]/.test(text)) return undefined
  const clauses = clausesOf(text).map((clause) => ({
    clause,
    meanings: meaningsOf(coreWords(clause), of),
  }))
  const [first] = clauses
  const last = clauses.at(-1)
  const hasAppeal =
    (first !== undefined && first.meanings.size > 0 && isPlea(first.clause)) ||
    (last !== undefined && last.meanings.size > 0 && isAppeal(last.clause))
  const isWhole = clauses.every(
    ({ clause, meanings }) =>
      meanings.size > 0 || isReason(clause, hasAppeal) || meaningsOf(coreWords(clause), politeness).size > 0,
  )
  const asked = clauses.filter(
    ({ clause, meanings }) => meanings.size > 0 && (isAddressed(clause) || isAppeal(clause)),
  )
  return isWhole ? firstOf(new Set(asked.flatMap(({ meanings }) => [...meanings]))) : undefined
}

const readWith = (of: Tiles, text: string): Request | undefined =>
  firstOf(meaningsOf(coreWords(text), of)) ?? requestWithReason(text, of)

/** The request that an utterance is, and nothing but; undefined where it is an answer. */
export function requestIn(text: string): Request | undefined {
  const words = wordsIn(text).join(' ')
  if (isQuestion(text) && readingAsked.test(words)) return 'rephrase'
  const bare = bareQuestions.find(([phrase]) => phrase.test(words))
  if (bare !== undefined) return isQuestion(text) ? bare[1] : undefined
  return readWith(tiles, text) ?? readWith(moreTiles, text)
}

/** A question of the candidate's own, which only the hiring team can answer. */
export const isQuestion = (text: string): boolean => text.trimEnd().endsWith('?')
