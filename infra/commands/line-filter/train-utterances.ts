import {
  probabilitiesOf,
  shareOf,
  type UtteranceWeights,
} from '#shared/interview/interviewer/utterance-classifier.ts'
import { bucketsOf, sentencesOf, utteranceBuckets } from '#shared/interview/interviewer/utterance-features.ts'
import { meanings, requests, type Meaning } from '#shared/interview/interviewer/utterance-kinds.ts'
import { lcg, shuffled } from './train.ts'

/** Without a meaning it is of any kind but a request. */
export type Utterance = { text: string; meaning: Meaning | undefined }

const epochs = 16
const learningRate = 0.3
const biasRate = 0.2
const decay = 1e-3
/** Smaller errors teach nothing that is worth the time. */
const minError = 0.01

/** A copy with typing errors, or a sentence of an answer, teaches half as much as a text of a person. */
const shareOfCopy = 0.5

type Example = { buckets: Uint32Array; meaning: Meaning | undefined; share: number }

const minMistyped = 4

/** Two letters of a word are exchanged. */
export function mistyped(text: string, number: number): string {
  const words = [...text.matchAll(/[a-z]+/gi)].filter(([word]) => word.length >= minMistyped)
  const chosen = words[number % Math.max(1, words.length)]
  if (chosen === undefined) return text
  const at = chosen.index + 1 + (number % (chosen[0].length - 2))
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
}

function examplesOf({ text, meaning }: Utterance, number: number): Example[] {
  const isNoRequest = meaning === 'ordinary' || meaning === undefined
  const copies = isNoRequest ? sentencesOf(text).slice(1) : [mistyped(text, number)]
  const of = (written: string, share: number): Example => ({
    buckets: bucketsOf(written),
    meaning,
    share,
  })
  return [of(text, 1), ...copies.map((copy) => of(copy, shareOfCopy))]
}

/** Multinomial logistic regression by AdaGrad. A fixed seed shuffles the texts, so the result is reproducible. */
export function trainedOn(utterances: readonly Utterance[]): UtteranceWeights {
  const examples = utterances.flatMap(examplesOf)
  const model = {
    ofBuckets: new Float32Array(utteranceBuckets * meanings.length),
    squares: new Float32Array(utteranceBuckets * meanings.length).fill(1e-4),
    biases: meanings.map(() => 0),
    biasSquares: meanings.map(() => 1),
  }
  const random = lcg(1)
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const example of shuffled(examples, random)) step(model, example)
  return model
}

const isRequest = meanings.map((meaning) => (requests as readonly Meaning[]).includes(meaning))

function errorsOf(probabilities: Float64Array, meaning: Meaning | undefined): Float64Array {
  if (meaning !== undefined)
    return probabilities.map((probability, at) => probability - (meanings[at] === meaning ? 1 : 0))
  const asked = probabilities.reduce(
    (sum, probability, at) => sum + (isRequest[at] === true ? probability : 0),
    0,
  )
  return probabilities.map((probability, at) =>
    isRequest[at] === true ? probability : (-probability * asked) / Math.max(1 - asked, 1e-9),
  )
}

type Model = { ofBuckets: Float32Array; squares: Float32Array; biases: number[]; biasSquares: number[] }

function step(model: Model, { buckets, meaning, share }: Example): void {
  const { ofBuckets, squares, biases, biasSquares } = model
  const ofFeature = share * shareOf(buckets)
  errorsOf(probabilitiesOf(buckets, model), meaning).forEach((error, at) => {
    const ofBias = error * share
    const biasSquare = (biasSquares[at] ?? 0) + ofBias * ofBias
    biasSquares[at] = biasSquare
    biases[at] = (biases[at] ?? 0) - (biasRate * ofBias) / Math.sqrt(biasSquare)
    if (Math.abs(error) < minError) return
    for (const bucket of buckets) {
      const place = bucket * meanings.length + at
      const weight = ofBuckets[place] ?? 0
      const gradient = error * ofFeature + decay * weight
      const square = (squares[place] ?? 0) + gradient * gradient
      squares[place] = square
      ofBuckets[place] = weight - (learningRate * gradient) / Math.sqrt(square)
    }
  })
}
