import { phraseOf, rulesOf } from './grammar.ts'
import { wordsIn } from './plain.ts'
import { requestRules } from './request-rules.ts'
import type { Request } from '#shared/interview/interviewer/utterance-kinds.ts'

/**
 * Pleas to the interviewer that name what is asked for, and end in words that no rule has: "Could you flesh that question out
 * a bit?", "Could you repeat that, the children are home from school". Only the interviewer can be asked about its question, so
 * the remaining words may be any but those that tell a story, deny, or set a condition.
 */
const addressed = rulesOf(
  `
plea = (can | could | may | shall | would | will | might) (you | we | i) [maybe | also | still] [be able to]
  | [would you | do you] mind [if (you | we | i) [can | could]] | (is | would) it [be] <possible> (to | if (you | we | i) [can | could] | for you to)
  | i (want | need | would like) you to | any (chance | way) (you | we | i) (can | could)
wish = (can | could | may | shall) (we | i | you) | (i | we) [really | actually | do] (want | need | have | would like | wish | would prefer | am going | will have | must | will need) [to]
own-question = (the | your | this | that) [whole | same | last] question | what you [are | were | have | just] (asking | after | saying | getting at | looking for | said | asked | mean | meant | want | expect)
of-question = <own-question> | that | it | this one
call = (the | this | our) [whole | video] (interview | call | session)
ways = again | once more | one more time | louder | slower | slowly | back
addressed-repeat = <plea> (repeat | repeating | restate | replay | reread) <of-question> {0-8}
  | <plea> {1-2} (<of-question> | me) {0-2} <ways> {0-6} | <plea> hear <of-question> {0-6}
addressed-rephrase = <plea> be {0-3} (specific | clear | clearer | precise | concrete | explicit | detailed | simpler) {0-4}
  | <plea> {1-4} <own-question> {0-6}
  | <plea> (split | break | divide | shorten | condense | narrow | trim) <of-question> {0-6}
  | <plea> (rephrase | reword | paraphrase | clarify | simplify | explain | elaborate | elaborate on | unpack | break down | expand on) [to me | me] <of-question> {0-6}
addressed-skip = <plea> {0-3} [the | a | an] (next | another | different | other | new) (question | one | topic) {0-4}
  | <plea> (skip | pass on | skip over | leave | drop | move on from | come back to | avoid) (<own-question> | that | it | this one) {0-6}
moments = (a | one | two | three | five | ten | thirty | few | couple of | some | quick | short | another) (moment | moments | second | seconds | sec | secs | minute | minutes | min | mins | break) | (more | some | extra | thinking) time
addressed-moment = <plea> {1-3} <moments> {0-6}
addressed-stop = (<plea> | <wish>) {0-1} (end | stop | finish | close | terminate | quit | leave | exit | conclude | wrap up | cut | disconnect | discontinue) <call> [(now | here | there | please | because | as | since | right | early | today | for | at | and | i | so | due | with | immediately) {0-6}]
`,
  requestRules,
)

/** A story, a denial, a condition: then the words after a plea may turn it round. */
const turnsRound =
  /\b(?:not|never|no|without|until|unless|before|(?<!you are )after|if|when|whenever|how|why|who|instead of|than|is (?:what|how|the|a|an|my|one)|was|were|says?|saying|tells?|told|replied|asks|always|often|usually|customers?|clients?|users?|candidates?|managers?|colleagues?|team|vendors?|recordings?|believe|imagine|every|each|they|he|she|(?<!\b(?:can|could|may|shall|will|would|might|if) )we)\b/

const isNegatedHearing = /\b(?:can|could|did|do) not (?:hear|catch|get|understand|follow|see|know)\b/g

/** "Can you change the question" names what is asked for, so it is tried before the question in words of any kind. */
const named = phraseOf(
  addressed,
  ...['repeat', 'skip', 'moment', 'stop'].map((request) => `addressed-${request}`),
)

export const addressedPhrase = (request: Request) => {
  const pattern = phraseOf(addressed, `addressed-${request}`)
  return {
    test: (phrase: string): boolean =>
      pattern.test(phrase) &&
      !turnsRound.test(phrase.replaceAll(isNegatedHearing, '').replace(/^(?:\S+ ){1,4}mind if/, '')) &&
      !(request === 'rephrase' && named.test(phrase)),
  }
}

/** "Please" before a verb asks as "can you" does. */
export const withPleaWritten = (clause: string): string =>
  wordsIn(clause)
    .join(' ')
    .replace(
      /^((?:(?:sorry|ok|so|um|uh|oh|maya|madam|sir|miss) )*)(?:please|kindly) (?!(?:can|could|would|will|may|shall|let|give|allow|i|do)\b)/,
      '$1can you ',
    )
