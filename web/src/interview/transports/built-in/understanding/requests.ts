import { likelyRequest } from '#shared/interview/interviewer/kind-of.ts'
import type { Request } from '#shared/interview/interviewer/utterance-kinds.ts'
import { phraseOf } from './grammar.ts'
import { asksAboutQuestion } from './about-question.ts'
import { addressedPhrase, withPleaWritten } from './by-address.ts'
import { mended } from './mended.ts'
import { phraseIn } from './phrases.ts'
import { coreWords, countWords, wordsIn } from './plain.ts'
import { requestRules } from './request-rules.ts'
import { meaningsOf, type Tile } from './tiling.ts'
import { requestNames, vocabularyPhrase } from './by-vocabulary.ts'
import { clausesOf, meaningsWithReasons } from './with-reasons.ts'

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

/** A longer utterance is never a request, even with its reasons. It also bounds the work. */
const maxWords = 60

/** What looked like a request was a quotation: "Do you want me to call back is what I ask." */
const isQuoted =
  /\b(?:is|was) (?:what|how|where) (?:i|we|he|she|they|the|my|our)\b|\bthat (?:was|is) (?:the|my|our) (?:first |next |real )?question\b|\b(?:he|she|they|we) (?:said|asked|told|replied)\b|\bi (?:asked|told|replied) (?:him|her|them|the|my|our)\b|\bi asked\b(?! you)|\b(?:is|was) (?:the|my|our|a) (?:sentence|phrase|rule|test|line|word|answer)\b|^my (?:rule|principle|habit|method|test)\b|^i (?:explain|simplify|clarify)\b|\basked me\b|\bthing (?:i|we) (?:always )?ask\b|\blet (?:the|my|our) \w+ (?:call|stop|finish|skip)\b/

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

/** With pleas to the interviewer that end in words that no rule has. */
const addressedTiles: Tiles = [
  ...moreTiles,
  ...requestNames.map((means) => ({ means, phrase: addressedPhrase(means) })),
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

/** Without a plea, "two seconds" may be an answer. */
const fewMoments =
  /^(?:(?:sorry|ok|so|um|uh|just|yeah) )*(?:two|few|a few|five|ten|thirty|a couple of|2|5|10|30) (?:seconds|secs|minutes|mins|moments|ticks) please$/

const withReasons = (of: Tiles, text: string): Request | undefined =>
  firstOf(meaningsWithReasons(text, of, politeness))

const readWith = (of: Tiles, text: string): Request | undefined =>
  firstOf(meaningsOf(coreWords(text), of)) ?? withReasons(of, text)

/**
 * The request that an utterance is, and nothing but; undefined where it is an answer. A stammer and small typing errors do not hide it.
 * The classifier finds requests in words that the grammar does not have.
 */
export function requestIn(text: string): Request | undefined {
  if (countWords(text) > maxWords) return undefined
  const meant = mended(text)
  if (isQuoted.test(wordsIn(meant).join(' '))) return undefined
  return (
    requestAsWritten(meant) ??
    (meant === text ? undefined : requestAsWritten(text)) ??
    phraseIn(text, wordsIn(text)) ??
    phraseIn(text, wordsIn(meant)) ??
    likelyIn(text)
  )
}

/** What is denied, or said of others, is no request. */
const isDenied =
  /\b(?:not|never|no need) (?:(?:to|want|wish|asking|going|saying|need|have|like) )*(?:skip\w*|pass|leave|stop\w*|end|finish|quit|close|repeat|rephrase|explain|wait|move)\b|\bwould never\b|\b(?:he|she|they|we|customers?|clients?|users?|candidates?|managers?|manual) (?:\S+ )?(?:says?|said|saying|asks?|asked|tells?|told)\b/

/** "I'm feeling better, let's continue" ends nothing. */
const goesOn = /\b(?:continue|go(?:ing)? on|carry on|keep going|proceed)\b/
const isEnding =
  /\b(?:not|no|never|stop\w*|end\w*|finish\w*|unable|rather|point|out|leav\w*|quit\w*|withdraw\w*)\b/

function likelyIn(text: string): Request | undefined {
  const words = wordsIn(mended(text))
  const plain = words.join(' ')
  // One word is an answer.
  if (words.length < 2 || isDenied.test(plain)) return undefined
  const request = likelyRequest(text)
  return request === 'stop' && goesOn.test(plain) && !isEnding.test(plain) ? undefined : request
}

function requestAsWritten(text: string): Request | undefined {
  const words = wordsIn(text).join(' ')
  if (isQuoted.test(words)) return undefined
  if (isQuestion(text) && readingAsked.test(words)) return 'rephrase'
  const bare = bareQuestions.find(([phrase]) => phrase.test(words))
  if (fewMoments.test(words)) return 'moment'
  if (bare !== undefined) return isQuestion(text) ? bare[1] : undefined
  return (
    readWith(tiles, text) ??
    readWith(moreTiles, text) ??
    withReasons(
      addressedTiles,
      `${clausesOf(text).map(withPleaWritten).join('. ')}${isQuestion(text) ? '?' : ''}`,
    ) ??
    (asksAboutQuestion(text) ? 'rephrase' : undefined)
  )
}

/** A question of the candidate's own, which only the hiring team can answer. */
export const isQuestion = (text: string): boolean => text.trimEnd().endsWith('?')
