import type { dangers } from '#shared/application/session/interview-status.ts'
import storedWeights from './kind-weights.json' with { type: 'json' }
import { meaningAt, oddsOf } from './utterance-classifier.ts'
import { meanings, requests, type Meaning, type Request, type UtteranceKind } from './utterance-kinds.ts'
import { utteranceWeightsOf, type UtteranceWeights } from './utterance-weights.ts'

/** A longer text is an answer. */
const maxWords = 60

/** Another person's words. */
const quotation = /["“][^"”]*["”]/g

let weights: UtteranceWeights | undefined

const ownOdds = (text: string): number[] =>
  oddsOf(text.replaceAll(quotation, ' '), (weights ??= utteranceWeightsOf(storedWeights)))

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** By how much a text exceeds the limit of a kind. */
export const excessOf = (kind: UtteranceKind, text: string): number =>
  (ownOdds(text)[meanings.indexOf(kind)] ?? 0) - storedWeights.limits[kind]

/** The meaning of a text by the classifier that `npm run interviewer:filter -- utterances` trains on tables. */
const meaningOf = (text: string): Meaning =>
  countWords(text) > maxWords ? 'ordinary' : meaningAt(ownOdds(text), storedWeights.limits)

const isRequest = (meaning: Meaning): meaning is Request => (requests as readonly Meaning[]).includes(meaning)

/** The kind of a text that answers no question; 'ordinary' where it is an answer or a request. */
export function kindOf(text: string): UtteranceKind | 'ordinary' {
  const meaning = meaningOf(text)
  return isRequest(meaning) ? 'ordinary' : meaning
}

/** The request of a text that says nothing else with more certainty. */
export function likelyRequest(text: string): Request | undefined {
  const meaning = meaningOf(text)
  return isRequest(meaning) ? meaning : undefined
}

export type Danger = (typeof dangers)[number]

export function dangerIn(text: string): Danger | undefined {
  const kind = kindOf(text)
  return kind === 'danger' || kind === 'consent' ? kind : undefined
}

/** What only a withdrawn consent is about: "I want to quit" stops the interview and withdraws none. */
const subjectOfConsent =
  /\b(?:consent\w*|permission|agree\w*|record\w*|film\w*|camera|video|footage|data|transcript|delet\w+|eras\w+|wip\w+|remove\w*|process\w*|stor(?:e|ing|ed)|privacy|pdpa)\b/iu

export const isAboutConsent = (text: string): boolean => subjectOfConsent.test(text)
