import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { utteranceOf } from '#shared/domain/interviewer/filter/features.ts'
import {
  letterOf,
  scoreOf,
  type StoredWeights,
  type Weights,
} from '#shared/domain/interviewer/filter/linear-classifier.ts'
import { trainingOf, utteranceKinds, type UtteranceKind } from '#shared/domain/interviewer/utterance-kinds.ts'
import { digestOf, utteranceTables } from './tables.ts'
import { train } from './train.ts'

type Kind = UtteranceKind | 'ordinary'
type Utterance = { text: string; kind: Kind }
type Scored = Utterance & { scores: Record<UtteranceKind, number> }

/** Texts by kind, of one author who had not read the other tables. */
const table = z.partialRecord(z.enum([...utteranceKinds, 'ordinary']), z.array(z.string()))

const readTable = (file: string): Utterance[] =>
  Object.entries(table.parse(JSON.parse(readFileSync(new URL(file, utteranceTables), 'utf8')))).flatMap(
    ([kind, texts]) => texts.map((text) => ({ text, kind: kind as Kind })),
  )

/** Few levels make the weights that the page downloads small; the largest weights are cut off. */
const levels = 7
const shareOfLevels = 0.995

function stored(weights: Weights): Omit<StoredWeights, 'threshold'> {
  const all = Array.from(weights.ofBucket)
  const sizes = all.map((weight) => Math.abs(weight)).toSorted((one, other) => one - other)
  const unit = (sizes[Math.floor(sizes.length * shareOfLevels)] ?? 1) / levels
  const levelOf = (weight: number): number => Math.max(-levels, Math.min(levels, Math.round(weight / unit)))
  return {
    tables: digestOf(utteranceTables),
    bias: weights.bias,
    unit,
    levels: all.map((weight) => letterOf(levelOf(weight))).join(''),
  }
}

const trained = (utterances: readonly Utterance[], kind: UtteranceKind): Weights =>
  train(
    utterances.map(({ text, kind: own }) => ({ text, isForbidden: own === kind, kind: own })),
    { segments: utteranceOf, buckets: trainingOf[kind].buckets },
  )

const byKind = <Value>(valueOf: (kind: UtteranceKind) => Value): Record<UtteranceKind, Value> =>
  Object.fromEntries(utteranceKinds.map((kind) => [kind, valueOf(kind)])) as Record<UtteranceKind, Value>

/** Cross-validation by author, of the tables that have ordinary texts and each kind. */
function scoredByOthers(tables: readonly Utterance[][]): Scored[] {
  const isWhole = (utterances: readonly Utterance[]): boolean =>
    [...utteranceKinds, 'ordinary'].every((kind) => utterances.some((utterance) => utterance.kind === kind))
  return tables.filter(isWhole).flatMap((own) => {
    const others = tables.filter((each) => each !== own).flat()
    const weights = byKind((kind) => trained(others, kind))
    return own.map((utterance) => ({
      ...utterance,
      scores: byKind((kind) => scoreOf(utterance.text, weights[kind], utteranceOf)),
    }))
  })
}

function thresholdOf(kind: UtteranceKind, scored: readonly Scored[]): number {
  const ordinary = scored
    .filter((each) => each.kind === 'ordinary')
    .map(({ scores }) => scores[kind])
    .toSorted((one, other) => other - one)
  return ordinary[Math.floor(ordinary.length * trainingOf[kind].falseShare)] ?? 0
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

/** Trains the kinds of utterances, and prints what each table's texts are taken for when the others are trained on. */
export function trainUtterances(isWritten: boolean): void {
  const files = readdirSync(utteranceTables).filter((file) => file.endsWith('.json'))
  const tables = files.toSorted().map(readTable)
  const scored = scoredByOthers(tables)
  const thresholds = byKind((kind) => thresholdOf(kind, scored))
  const readAs = ({ scores }: Scored): Kind => {
    const [most] = utteranceKinds.toSorted(
      (one, other) => scores[other] - thresholds[other] - (scores[one] - thresholds[one]),
    )
    return most !== undefined && scores[most] > thresholds[most] ? most : 'ordinary'
  }
  const ordinary = scored.filter((each) => each.kind === 'ordinary').map(readAs)
  for (const kind of utteranceKinds) {
    const own = scored.filter((each) => each.kind === kind)
    const right = own.filter((each) => readAs(each) === kind).length
    const wrong = ordinary.filter((reading) => reading === kind).length
    console.log(
      `${kind.padEnd(11)} ${own.length} texts, recall ${percent(right, own.length)}, ordinary ones taken for it ${percent(wrong, ordinary.length)}`,
    )
  }
  const others = ordinary.filter((reading) => !['ordinary', 'danger', 'consent'].includes(reading)).length
  console.log(
    `ordinary ones taken for another kind than danger and consent: ${percent(others, ordinary.length)}`,
  )
  if (!isWritten) return
  const all = tables.flat()
  const weights = byKind((kind) => ({ ...stored(trained(all, kind)), threshold: thresholds[kind] }))
  const file = new URL('../../../shared/domain/interviewer/kind-weights.ts', import.meta.url)
  writeFileSync(file, moduleOf(weights))
  console.log(`Written to ${file.pathname}.`)
}

const moduleOf = (weights: Record<UtteranceKind, StoredWeights>): string =>
  `import type { StoredWeights } from './filter/linear-classifier.ts'
import type { UtteranceKind } from './utterance-kinds.ts'

// Written by \`npm run interviewer:filter -- utterances --write\`.

export const storedWeights: Readonly<Record<UtteranceKind, StoredWeights>> = ${JSON.stringify(weights, null, 2)}
`
