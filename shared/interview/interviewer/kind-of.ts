import type { dangers } from '#shared/application/session/interview-status.ts'
import storedWeights from './kind-weights.json' with { type: 'json' }
import { kindAt, readingOf, requestAt, type Reading } from './utterance-classifier.ts'
import type { Request, UtteranceKind } from './utterance-kinds.ts'
import { utteranceWeightsOf, type UtteranceWeights } from './utterance-weights.ts'

/** A longer text is an answer. */
const maxWords = 60

/** Another person's words. */
const quotation = /["“][^"”]*["”]/g

let weights: UtteranceWeights | undefined

const readingOfOwnWords = (text: string): Reading =>
  readingOf(text.replaceAll(quotation, ' '), (weights ??= utteranceWeightsOf(storedWeights)))

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

const isLong = (text: string): boolean => countWords(text) > maxWords

/** By how much a text exceeds the limit of a kind. */
export const excessOf = (kind: UtteranceKind, text: string): number =>
  readingOfOwnWords(text).odds[kind] - storedWeights.limits[kind]

/** The kind of a text that answers no question, by the classifier that `npm run interviewer:filter -- utterances` trains on tables. */
export const kindOf = (text: string): UtteranceKind | 'ordinary' =>
  isLong(text) ? 'ordinary' : kindAt(readingOfOwnWords(text), storedWeights.limits)

/** The request of a text that is nothing else with more certainty. */
export const likelyRequest = (text: string): Request | undefined =>
  isLong(text) ? undefined : requestAt(readingOfOwnWords(text), storedWeights.limits)

export type Danger = (typeof dangers)[number]

export function dangerIn(text: string): Danger | undefined {
  const kind = kindOf(text)
  return kind === 'danger' || kind === 'consent' ? kind : undefined
}

/** What only a withdrawn consent is about: "I want to quit" stops the interview and withdraws none. */
const subjectOfConsent =
  /\b(?:consent\w*|permission|agree\w*|record\w*|film\w*|camera|video|footage|data|transcript|delet\w+|eras\w+|wip\w+|remove\w*|process\w*|stor(?:e|ing|ed)|privacy|pdpa)\b/iu

export const isAboutConsent = (text: string): boolean => subjectOfConsent.test(text)
