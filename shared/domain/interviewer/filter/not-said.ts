import { claimsTooMuch } from './claims.ts'
import { endings } from './endings.ts'
import { isEnglish } from './english.ts'
import { judgements } from './judgements.ts'
import { markup } from './markup.ts'
import { isPersonalQuestion } from './personal-questions.ts'
import { readings, sentencesIn } from './plain.ts'
import { privateHints } from './private-hints.ts'
import { isPrivate, privateMatters } from './private-matters.ts'
import { promises } from './promises.ts'
import { scores } from './scores.ts'
import { secrets } from './secrets.ts'

/** What the interviewer may never say, each with its patterns over the plain words of a text. */
const families = {
  ends: endings,
  promises,
  scores,
  comments: judgements,
  asks_private: [...privateMatters, ...privateHints],
  reveals: secrets,
} as const

export type NotSaid = keyof typeof families | 'claims' | 'markup' | 'language'

const asWritten = (text: string): NotSaid | undefined => {
  if (markup.some((pattern) => pattern.test(text))) return 'markup'
  return isEnglish(text) ? undefined : 'language'
}

const names = Object.keys(families) as (keyof typeof families)[]

/**
 * Why a text of a model is not said; undefined where it may be. The patterns are families of meaning: who does what to whom,
 * with the words of a trade around them left out ("family of GPUs", "health check").
 */
export function whyNotSaid(text: string): NotSaid | undefined {
  const written = asWritten(text)
  if (written !== undefined) return written
  const read = readings(text)
  const family = names.find((name) =>
    families[name].some((pattern) => read.some((words) => pattern.test(words))),
  )
  if (family !== undefined) return family
  const asksPrivate = sentencesIn(text).some(({ text: sentence, isQuestion }) =>
    readings(sentence).some((each) => isPrivate(each) || (isQuestion && isPersonalQuestion(each))),
  )
  if (asksPrivate) return 'asks_private'
  return claims(text) ? 'claims' : undefined
}

/** What the candidate said, in their words, is no claim of the interviewer; the families above read it all the same. */
const withoutQuotations = (text: string): string =>
  text.replaceAll(
    /(?<=\b(?:said|say|mentioned|mention|wrote|write|described|called|call|named|told me|put it|as you)[\s,:]+(?:that\s+)?)["“«][^"”»]*["”»]/giu,
    'that',
  )

const claims = (text: string): boolean =>
  sentencesIn(withoutQuotations(text)).some(({ text: sentence, isQuestion }) =>
    readings(sentence).some((words) => claimsTooMuch(words.replace(/(?: \.)+$/u, ''), isQuestion)),
  )
