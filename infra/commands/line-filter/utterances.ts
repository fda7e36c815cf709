import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import {
  letterOfNumber,
  maxGap,
  maxLevel,
  meaningAt,
  oddsOf,
  pairOfLevels,
  utteranceWeightsOf,
  type StoredUtteranceWeights,
  type UtteranceWeights,
} from '#shared/interview/interviewer/utterance-classifier.ts'
import {
  falseShares,
  meanings,
  requests,
  utteranceKinds,
  type Meaning,
} from '#shared/interview/interviewer/utterance-kinds.ts'
import { digestOf, requestTables, utteranceTables } from './tables.ts'
import { examplesOf, trainedOn, type Example, type Utterance } from './train-utterances.ts'

type Limits = StoredUtteranceWeights['limits']
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

/** The largest weights are cut off, and the smallest are none. */
const shareOfLevels = 0.98
const minLevel = 0.6

type Quantised = Pick<StoredUtteranceWeights, 'biases' | 'unit' | 'gaps' | 'levels'>

function quantised({ ofRows, biases, rowOfBucket }: UtteranceWeights): Quantised {
  const all = Array.from(ofRows)
  const sizes = all.map((weight) => Math.abs(weight)).toSorted((one, other) => one - other)
  const unit = (sizes[Math.floor(sizes.length * shareOfLevels)] ?? 1) / maxLevel
  const levelAt = (at: number): number => {
    const level = (all[at] ?? 0) / unit
    return Math.abs(level) < minLevel ? 0 : Math.max(-maxLevel, Math.min(maxLevel, Math.round(level)))
  }
  const levels = Array.from({ length: Math.ceil(all.length / 2) }, (_, pair) =>
    pairOfLevels(levelAt(2 * pair), levelAt(2 * pair + 1)),
  )
  return { biases, unit, gaps: gapsOf(rowOfBucket), levels: levels.join('') }
}

function gapsOf(rowOfBucket: Uint32Array): string {
  let last = -1
  const letters: string[] = []
  rowOfBucket.forEach((row, bucket) => {
    if (row === 0) return
    const gap = bucket - last
    letters.push(letterOfNumber(maxGap).repeat(Math.floor(gap / maxGap)), letterOfNumber(gap % maxGap))
    last = bucket
  })
  return letters.join('')
}

type Scored = Utterance & { odds: number[]; name: string }

/** Cross-validation by author, of the tables that have ordinary texts and each kind. */
function scoredByOthers(tables: readonly Table[]): Scored[] {
  const isWhole = ({ utterances }: Table): boolean =>
    meanings.every((each) => utterances.some(({ meaning }) => meaning === each))
  return tables.filter(isWhole).flatMap((table) => {
    const others = tables.filter((each) => each !== table).flatMap(({ examples }) => examples)
    const weights = utteranceWeightsOf(quantised(trainedOn(others)))
    return table.utterances.map((utterance) => ({
      ...utterance,
      name: table.name,
      odds: oddsOf(utterance.text, weights),
    }))
  })
}

function limitsOf(scored: readonly Scored[]): Limits {
  const ordinary = scored.filter(({ meaning }) => meaning === 'ordinary')
  const limitOf = (kind: Meaning, share: number): number => {
    const at = meanings.indexOf(kind)
    const odds = ordinary.map((each) => each.odds[at] ?? 0).toSorted((one, other) => other - one)
    return odds[Math.floor(odds.length * share)] ?? 0
  }
  return Object.fromEntries(
    Object.entries(falseShares).map(([kind, share]) => [kind, limitOf(kind as Meaning, share)]),
  ) as Limits
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

function printRates(scored: readonly Scored[], limits: Limits): void {
  const read = scored.map((each) => ({ ...each, reading: meaningAt(each.odds, limits) }))
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
  const weights = {
    tables: digestOf(utteranceTables),
    limits,
    ...quantised(trainedOn(tables.flatMap(({ examples }) => examples))),
  }
  const file = new URL('../../../shared/interview/interviewer/kind-weights.ts', import.meta.url)
  writeFileSync(file, moduleOf(weights))
  console.log(`Written to ${file.pathname}.`)
}

const moduleOf = (weights: StoredUtteranceWeights): string =>
  `import type { StoredUtteranceWeights } from './utterance-classifier.ts'

// Written by \`npm run interviewer:filter -- utterances --write\`.

export const storedWeights: StoredUtteranceWeights = ${JSON.stringify(weights, null, 2)}
`
