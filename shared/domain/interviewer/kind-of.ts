import type { dangers } from '../interview-status.ts'
import { utteranceOf } from './filter/features.ts'
import { scoreOf, weightsOf, type Weights } from './filter/linear-classifier.ts'
import { storedWeights } from './kind-weights.ts'
import { utteranceKinds, type UtteranceKind } from './utterance-kinds.ts'

/** A longer text is an answer. */
const maxWords = 60

/** Another person's words. */
const quotation = /["“][^"”]*["”]/g

let weights: Readonly<Record<UtteranceKind, Weights>> | undefined

const weightsOfKinds = (): Readonly<Record<UtteranceKind, Weights>> =>
  Object.fromEntries(utteranceKinds.map((kind) => [kind, weightsOf(storedWeights[kind])])) as Record<
    UtteranceKind,
    Weights
  >

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** By how much a text exceeds the limit of a kind. */
export function excessOf(kind: UtteranceKind, text: string): number {
  const { threshold } = storedWeights[kind]
  return scoreOf(text, (weights ??= weightsOfKinds())[kind], utteranceOf) - threshold
}

/**
 * The kind of a text that answers no question: that whose limit it exceeds most; 'ordinary' where it exceeds none. `npm run
 * interviewer:filter -- utterances` has learned the kinds from tables.
 */
export function kindOf(text: string): UtteranceKind | 'ordinary' {
  if (countWords(text) > maxWords) return 'ordinary'
  const own = text.replaceAll(quotation, ' ')
  const excesses = utteranceKinds.map((kind) => ({ kind, excess: excessOf(kind, own) }))
  const { kind, excess } = excesses.reduce((most, each) => (each.excess > most.excess ? each : most))
  return excess > 0 ? kind : 'ordinary'
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
