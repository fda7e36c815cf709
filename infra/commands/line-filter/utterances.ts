import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import {
  kindAt,
  readingOf,
  requestAt,
  type Reading,
} from '#shared/interview/interviewer/utterance-classifier.ts'
import {
  letterOfSkip,
  letterOfWeight,
  maxGapOf,
  utteranceWeightsOf,
  type StoredUtteranceWeights,
  type UtteranceWeights,
} from '#shared/interview/interviewer/utterance-weights.ts'
import {
  falseShares,
  requestLimit,
  meanings,
  limitedNames,
  requests,
  utteranceKinds,
  type Limited,
  type Limits,
  type Meaning,
} from '#shared/interview/interviewer/utterance-kinds.ts'
import { digestOf, requestTables, utteranceTables } from './tables.ts'
import { examplesOf, trainedOn, type Example, type Utterance } from './train-utterances.ts'

type Table = { name: string; utterances: Utterance[]; examples: Example[] }

/** Texts by kind, of one author who had not read the other tables; requests, and answers that look like one. */
const table = z.strictObject({
  ...Object.fromEntries(
    [...utteranceKinds, 'ordinary', 'lookalikes'].map((kind) => [kind, z.optional(z.array(z.string()))]),
  ),
  requests: z.optional(z.partialRecord(z.enum(requests), z.array(z.string()))),
})

function readTable(file: URL): Utterance[] {
  const { requests: asked, ...kinds } = table.parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries({ ...kinds, ...asked }).flatMap(([kind, texts]) =>
    (texts ?? []).map((text) => ({
      text,
      meaning: kind === 'lookalikes' ? 'ordinary' : (kind as Meaning),
    })),
  )
}

/** The tests' tables: requests, and texts of any other kind. */
const readRequests = (file: URL): Utterance[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { context: string; text: string; meaning: string }[])
    .filter(({ context }) => context === 'answer')
    .map(({ text, meaning }) => ({ text, meaning: meaning === 'none' ? undefined : (meaning as Meaning) }))

const tablesIn = (folder: URL, read: (file: URL) => Utterance[]): Table[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const utterances = read(new URL(name, folder))
      return { name, utterances, examples: utterances.flatMap(examplesOf) }
    })

/** How many sizes a weight can have. More are more exact, and make the letters' gaps shorter. */
const sizeCounts: Readonly<Partial<Record<Meaning, number>>> = { danger: 3 }
const otherSizeCount = 2
const sizeRounds = 40

/** Sizes that are near to many weights (k-means in one dimension). */
function sizesOf(weights: readonly number[], count: number): number[] {
  const sorted = weights.map((weight) => Math.abs(weight)).toSorted((one, other) => one - other)
  let sizes = Array.from(
    { length: count },
    (_, at) => sorted[Math.floor((sorted.length * (at + 0.5)) / count)] ?? 0,
  )
  for (let round = 0; round < sizeRounds; round += 1) {
    const sums = sizes.map(() => ({ sum: 0, count: 0 }))
    for (const size of sorted) {
      const place = sums[nearest(size, sizes)]
      if (place !== undefined) {
        place.sum += size
        place.count += 1
      }
    }
    sizes = sums.map(({ sum, count: all }) => (all === 0 ? 0 : sum / all))
  }
  return sizes
}

const nearest = (size: number, sizes: readonly number[]): number =>
  sizes.reduce(
    (best, each, at) => (Math.abs(size - each) < Math.abs(size - (sizes[best] ?? 0)) ? at : best),
    0,
  )

function quantised({ ofRows, biases, rowOfBucket }: UtteranceWeights): Quantised {
  const ofMeanings = meanings.map((meaning, at) => {
    const weights = Array.from(rowOfBucket, (row) =>
      row === 0 ? 0 : (ofRows[(row - 1) * meanings.length + at] ?? 0),
    )
    const sizes = sizesOf(
      weights.filter((weight) => weight !== 0),
      sizeCounts[meaning] ?? otherSizeCount,
    )
    return { sizes, letters: lettersOf(weights, sizes) }
  })
  return { biases, ofMeanings }
}

export function lettersOf(weights: readonly number[], sizes: readonly number[]): string {
  const maxGap = maxGapOf(sizes)
  let last = -1
  const letters: string[] = []
  weights.forEach((weight, bucket) => {
    if (weight === 0) return
    const gap = bucket - last - 1
    letters.push(
      letterOfSkip.repeat(Math.floor(gap / maxGap)),
      letterOfWeight((gap % maxGap) + 1, nearest(Math.abs(weight), sizes), weight < 0, sizes),
    )
    last = bucket
  })
  return letters.join('')
}

type Quantised = Pick<StoredUtteranceWeights, 'biases' | 'ofMeanings'>

type Scored = Utterance & { read: Reading }

const foldCount = 6
/** Written after reading misses, so they choose no limit. */
const ofMisses = new Set(['near.json', 't9.json', 't14.json', 't22.json'])

/** Cross-validation by author: each table with ordinary texts is scored by weights of the tables of other folds. */
function scoredByOthers(tables: readonly Table[]): Scored[] {
  const judged = tables.filter(
    ({ name, utterances }) => !ofMisses.has(name) && utterances.some(({ meaning }) => meaning === 'ordinary'),
  )
  return Array.from({ length: foldCount }, (_, fold) => {
    const unseen = judged.filter((_table, at) => at % foldCount === fold)
    const others = tables.filter((each) => !unseen.includes(each)).flatMap(({ examples }) => examples)
    const weights = utteranceWeightsOf(quantised(trainedOn(others)))
    return unseen.flatMap(({ utterances }) =>
      utterances.map((utterance) => ({ ...utterance, read: readingOf(utterance.text, weights) })),
    )
  }).flat()
}

function limitsOf(scored: readonly Scored[]): Limits {
  const ordinary = scored.filter(({ meaning }) => meaning === 'ordinary')
  const limitOf = (name: Limited): number => {
    if (name === 'request') return requestLimit
    const odds = ordinary.map(({ read }) => read.odds[name]).toSorted((one, other) => other - one)
    return odds[Math.floor(odds.length * falseShares[name])] ?? 0
  }
  return Object.fromEntries(limitedNames.map((name) => [name, limitOf(name)])) as Limits
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

function printRates(scored: readonly Scored[], limits: Limits): void {
  const read = scored.map(({ meaning, read: reading }) => ({
    meaning,
    reading: requestAt(reading, limits) ?? kindAt(reading, limits),
  }))
  const ordinary = read.filter(({ meaning }) => meaning === 'ordinary')
  for (const kind of meanings.slice(1)) {
    const ofKind = read.filter(({ meaning }) => meaning === kind)
    const right = ofKind.filter(({ reading }) => reading === kind).length
    const wrong = ordinary.filter(({ reading }) => reading === kind).length
    console.log(
      `${kind.padEnd(11)} ${ofKind.length} texts, recall ${percent(right, ofKind.length)}, ordinary ones taken for it ${percent(wrong, ordinary.length)}`,
    )
  }
  const others = ordinary.filter(({ reading }) => reading !== 'ordinary').length
  console.log(`ordinary ones taken for another kind: ${percent(others, ordinary.length)}`)
}

/** Trains the kinds of utterances, and prints what each table's texts are taken for when the others are trained on. */
export function trainUtterances(isWritten: boolean): void {
  const tables = [...tablesIn(utteranceTables, readTable), ...tablesIn(requestTables, readRequests)]
  const scored = scoredByOthers(tables)
  const limits = limitsOf(scored)
  printRates(scored, limits)
  if (!isWritten) return
  const weights: StoredUtteranceWeights = {
    tables: digestOf(utteranceTables),
    limits,
    ...quantised(trainedOn(tables.flatMap(({ examples }) => examples))),
  }
  const file = new URL('../../../shared/interview/interviewer/kind-weights.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`)
  console.log(`Written to ${file.pathname}.`)
}
