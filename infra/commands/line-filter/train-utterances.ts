import { bucketCount } from '#shared/interview/interviewer/filter/features.ts'
import { probabilitiesOf, shareOf } from '#shared/interview/interviewer/utterance-classifier.ts'
import { rowsOf, type UtteranceWeights } from '#shared/interview/interviewer/utterance-weights.ts'
import { bucketsOf, sentencesOf } from '#shared/interview/interviewer/utterance-features.ts'
import { meanings, requests, type Meaning } from '#shared/interview/interviewer/utterance-kinds.ts'
import { lcg, shuffled } from './train.ts'

/** Without a meaning it is of any kind but a request. */
export type Utterance = { text: string; meaning: Meaning | undefined }

const epochs = 24
/** Enough to tell which buckets matter. */
const firstEpochs = 6
const learningRate = 0.3
const biasRate = 0.2
const decay = 1e-3
/** Smaller errors teach nothing that is worth the time. */
const minError = 0.01

/** A copy with typing errors, or a sentence of an answer, teaches half as much as a text of a person. */
const shareOfCopy = 0.5

/** Ordinary answers differ more than texts of a kind, and are what candidates say most. */
const shareOfOrdinary = 2

/** What one text teaches. */
export type Example = { buckets: Uint32Array; meaning: Meaning | undefined; share: number }

const minMistyped = 4

/** Two letters of a word are exchanged. */
export function mistyped(text: string, number: number): string {
  const words = [...text.matchAll(/[a-z]+/gi)].filter(([word]) => word.length >= minMistyped)
  const chosen = words[number % Math.max(1, words.length)]
  if (chosen === undefined) return text
  const at = chosen.index + 1 + (number % (chosen[0].length - 2))
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
}

export function examplesOf({ text, meaning }: Utterance, number: number): Example[] {
  const isNoRequest = meaning === 'ordinary' || meaning === undefined
  const copies = isNoRequest ? sentencesOf(text).slice(1) : [mistyped(text, number)]
  const of = (written: string, share: number): Example => ({
    buckets: bucketsOf(written),
    meaning,
    share,
  })
  return [of(text, 1), ...copies.map((copy) => of(copy, shareOfCopy))]
}

/** A feature of fewer texts tells nothing about other texts. */
const minTexts = 3

/** How many buckets have a weight for each meaning. More find more, and the page downloads them. */
const maxWeights: Readonly<Partial<Record<Meaning, number>>> = {
  danger: 30_000,
  ordinary: 20_000,
  consent: 11_000,
  distress: 11_000,
  need: 11_000,
  repeat: 8_000,
  rephrase: 8_000,
  moment: 8_000,
  skip: 8_000,
  stop: 8_000,
}
const maxOtherWeights = 6_500

/** Trains twice: with all features that are not rare, then with the weights that did most. */
export function trainedOn(examples: readonly Example[]): UtteranceWeights {
  const texts = new Uint32Array(bucketCount)
  for (const { buckets, share } of examples)
    if (share === 1) for (const bucket of buckets) texts[bucket] = (texts[bucket] ?? 0) + 1
  const frequent = Array.from(texts.keys()).filter((bucket) => (texts[bucket] ?? 0) >= minTexts)
  const all = frequent.map((bucket) => ({ bucket, meanings: -1 }))
  const { ofRows } = fitted(examples, all, firstEpochs)
  const strongest = all.map(({ bucket }) => ({ bucket, meanings: 0 }))
  meanings.forEach((meaning, at) => {
    const effects = Float64Array.from(
      frequent,
      (bucket, row) => Math.abs(ofRows[row * meanings.length + at] ?? 0) * Math.sqrt(texts[bucket] ?? 0),
    )
    const least = effects.toSorted().at(-(maxWeights[meaning] ?? maxOtherWeights)) ?? 0
    strongest.forEach((row, number) => {
      if ((effects[number] ?? 0) >= least) row.meanings |= 1 << at
    })
  })
  return fitted(
    examples,
    strongest.filter((row) => row.meanings !== 0),
    epochs,
  )
}

/** A bucket with weights, and a bit for each meaning that has one. */
type Row = { bucket: number; meanings: number }

/** Multinomial logistic regression by AdaGrad. A fixed seed shuffles the texts, so the result is reproducible. */
function fitted(examples: readonly Example[], rows: readonly Row[], rounds: number): UtteranceWeights {
  const rowOfBucket = rowsOf(rows.map(({ bucket }) => bucket))
  const taught = examples.map(({ buckets, meaning, share }) => ({
    rows: buckets
      .filter((bucket) => rowOfBucket[bucket] !== 0)
      .map((bucket) => (rowOfBucket[bucket] ?? 1) - 1),
    meaning,
    share: meaning === 'ordinary' ? share * shareOfOrdinary : share,
  }))
  const size = rows.length * meanings.length
  const model = {
    ofRows: new Float32Array(size),
    squares: new Float32Array(size).fill(1e-4),
    biases: meanings.map(() => 0),
    biasSquares: meanings.map(() => 1),
    ofMeanings: Int32Array.from(rows, (row) => row.meanings),
  }
  const random = lcg(1)
  for (let epoch = 0; epoch < rounds; epoch += 1)
    for (const example of shuffled(taught, random)) step(model, example)
  return { ...model, rowOfBucket }
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

type Model = {
  ofRows: Float32Array
  squares: Float32Array
  biases: number[]
  biasSquares: number[]
  ofMeanings: Int32Array
}
type Taught = { rows: Uint32Array; meaning: Meaning | undefined; share: number }

function step(model: Model, { rows, meaning, share }: Taught): void {
  const { ofRows, squares, biases, biasSquares, ofMeanings } = model
  const ofFeature = share * shareOf(rows)
  const errors = errorsOf(probabilitiesOf(rows, model), meaning)
  errors.forEach((error, at) => {
    const ofBias = error * share
    const biasSquare = (biasSquares[at] ?? 0) + ofBias * ofBias
    biasSquares[at] = biasSquare
    biases[at] = (biases[at] ?? 0) - (biasRate * ofBias) / Math.sqrt(biasSquare)
  })
  const large = Array.from(errors.keys()).filter((at) => Math.abs(errors[at] ?? 0) >= minError)
  if (large.length === 0) return
  // A row's weights lie beside each other in memory.
  for (const row of rows)
    for (const at of large) {
      if ((((ofMeanings[row] ?? 0) >> at) & 1) === 0) continue
      const place = row * meanings.length + at
      const weight = ofRows[place] ?? 0
      const gradient = (errors[at] ?? 0) * ofFeature + decay * weight
      const square = (squares[place] ?? 0) + gradient * gradient
      squares[place] = square
      ofRows[place] = weight - (learningRate * gradient) / Math.sqrt(square)
    }
}
