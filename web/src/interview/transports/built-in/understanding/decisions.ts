import { decisionRules } from './decision-rules.ts'
import { phraseOf } from './grammar.ts'
import { coreWords, wordsIn } from './plain.ts'
import { mended } from './mended.ts'
import { isQuestion, requestIn } from './requests.ts'
import { meaningsOf, type Tile } from './tiling.ts'

export type Decision = 'yes' | 'no' | 'unclear'

/** `on` and `wait` say more than a no: to go on with the interview, and to wait before it. `other` decides nothing. */
type Meaning = 'yes' | 'no' | 'on' | 'wait' | 'other'

const tile = (means: Meaning | 'nothing', ...names: readonly string[]): Tile<Meaning> => ({
  means,
  phrase: phraseOf(decisionRules, ...names),
})

const decisionIn = (words: readonly string[], tiles: readonly Tile<Meaning>[]): Decision => {
  const meanings = meaningsOf(words, tiles)
  if (meanings.has('other')) return 'unclear'
  // "Yes, let's keep going" is no consent to the end, and "I'm ready, just one second" none to the beginning.
  if (meanings.has('on') || meanings.has('wait')) return 'no'
  if (meanings.has('no') === meanings.has('yes')) return 'unclear'
  return meanings.has('yes') ? 'yes' : 'no'
}

const endTiles = [
  // "OK" may only say that the question was heard, which is not enough to end an interview.
  tile('nothing', 'polite', 'leaving-reason', 'small-talk', 'weak-yes'),
  tile('yes', 'yes-words', 'stop', 'end-yes'),
  tile('no', 'no-words'),
  tile('on', 'end-on'),
  tile('other', 'end-other'),
]

const readyTiles = [
  tile('nothing', 'polite', 'ready-talk'),
  tile('yes', 'yes-words', 'weak-yes', 'ready-yes'),
  tile('no', 'no-words'),
  tile('wait', 'moment', 'ready-wait'),
]

const offerTiles = [
  tile('nothing', 'polite'),
  tile('yes', 'yes-words', 'weak-yes', 'offer-yes'),
  tile('no', 'no-words', 'offer-no'),
]

/** A bare "please" accepts what was offered. */
const isBarePlease = (text: string): boolean =>
  coreWords(text).length === 0 && wordsIn(text).includes('please')

/** Reads a text that is unclear as it is without its stammer and its small typing errors. */
const decided = (text: string, tiles: readonly Tile<Meaning>[]): Decision => {
  const decision = decisionIn(coreWords(text), tiles)
  return decision === 'unclear' ? decisionIn(coreWords(mended(text)), tiles) : decision
}

/** The reply to "Shall I end the interview now?" A question agrees to nothing: "Yes?" may not have heard it. */
export function endDecision(text: string): Decision {
  const decision = isBarePlease(text) ? 'yes' : decided(text, endTiles)
  return decision === 'yes' && isQuestion(text) ? 'unclear' : decision
}

/** The reply to "Are you ready?" */
export const readyDecision = (text: string): Decision => decided(text, readyTiles)

/** The reply to "Shall I repeat the question?" */
export const offerDecision = (text: string): Decision =>
  isBarePlease(text) ? 'yes' : decided(text, offerTiles)

/** Browsers compile an expression when it is first used. That takes 0.4 s on a laptop, so it happens before the candidate speaks. */
export function compileExpressions(): void {
  for (const read of [requestIn, readyDecision, endDecision, offerDecision]) read('compile these')
}
