import { bucketsOf, sentencesOf } from './utterance-features.ts'
import {
  limitedNames,
  meanings,
  requests,
  utteranceKinds,
  type Limited,
  type Limits,
  type Meaning,
  type Request,
  type UtteranceKind,
} from './utterance-kinds.ts'
import type { UtteranceWeights } from './utterance-weights.ts'

/** The rows of a text, from 0 on. Features that have none were rare in training. */
const rowsIn = (text: string, rowOfBucket: Uint32Array): Uint32Array =>
  bucketsOf(text)
    .filter((bucket) => rowOfBucket[bucket] !== 0)
    .map((bucket) => (rowOfBucket[bucket] ?? 1) - 1)

const minLength = 20

/** The weight of one feature in a text: less in long texts, which have many, and not more in short ones. */
export const shareOf = (rows: Uint32Array): number => 1 / Math.sqrt(Math.max(rows.length, minLength))

/** The probability of each meaning. */
export function probabilitiesOf(
  rows: Uint32Array,
  { ofRows, biases }: Pick<UtteranceWeights, 'ofRows' | 'biases'>,
): Float64Array {
  const sums = new Float64Array(meanings.length)
  for (const row of rows)
    for (let at = 0; at < sums.length; at += 1)
      sums[at] = (sums[at] ?? 0) + (ofRows[row * meanings.length + at] ?? 0)
  const share = shareOf(rows)
  const scores = sums.map((sum, at) => sum * share + (biases[at] ?? 0))
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / whole)
}

const least = 1e-9

/** How likely a text is of each kind, or any request, as the logarithm of the odds, and which request it is if it is one. */
export type Reading = Readonly<{ odds: Readonly<Record<Limited, number>>; request: Request }>

/** Reads the whole text and each of its sentences. The most likely one counts. */
export function readingOf(text: string, weights: UtteranceWeights): Reading {
  const all = sentencesOf(text).map((sentence) =>
    probabilitiesOf(rowsIn(sentence, weights.rowOfBucket), weights),
  )
  const highestOf = (...of: readonly Meaning[]): number =>
    Math.max(...all.map((each) => of.reduce((sum, name) => sum + (each[meanings.indexOf(name)] ?? 0), 0)))
  const oddsOf = (name: Limited): number => {
    const probability = name === 'request' ? highestOf(...requests) : highestOf(name)
    return Math.log((probability + least) / (1 - probability + least))
  }
  return {
    odds: Object.fromEntries(limitedNames.map((name) => [name, oddsOf(name)])) as Record<Limited, number>,
    request: requests.reduce((best, each) => (highestOf(each) > highestOf(best) ? each : best)),
  }
}

/** A danger that is read as another kind does harm, so it counts more than the others. */
const lead: Readonly<Partial<Limits>> = { danger: 1 }

/** The name whose limit the odds exceed most; undefined where they exceed none. */
function mostOf<Name extends Limited>(
  names: readonly Name[],
  { odds }: Reading,
  limits: Limits,
): Name | undefined {
  const exceeding = names.filter((name) => odds[name] > limits[name])
  const excessOf = (name: Name): number => odds[name] - limits[name] + (lead[name] ?? 0)
  return exceeding.toSorted((one, other) => excessOf(other) - excessOf(one))[0]
}

export const kindAt = (reading: Reading, limits: Limits): UtteranceKind | 'ordinary' =>
  mostOf(utteranceKinds, reading, limits) ?? 'ordinary'

/** A text in another language is answered in it, and the question said again: it may ask for more than that. */
export const requestAt = (reading: Reading, limits: Limits): Request | undefined =>
  reading.odds.language <= limits.language && mostOf(limitedNames, reading, limits) === 'request'
    ? reading.request
    : undefined
