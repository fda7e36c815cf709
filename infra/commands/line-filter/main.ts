import { writeFileSync } from 'node:fs'
import { bucketCount, segmentsOf, wholeOf } from '#shared/domain/interviewer/filter/features.ts'
import {
  letterOf,
  maxLevel,
  type StoredWeights,
  type Weights,
} from '#shared/domain/interviewer/filter/linear-classifier.ts'
import { ratesAt, scoredByOthers, thresholdFor } from './rates.ts'
import { dangerTables, digestOf, readTables, trainingTables } from './tables.ts'
import { train, type Reader } from './train.ts'

/**
 * `npm run interviewer:filter [-- danger]`: trains the filter of the model's lines, or the classifier of candidates' answers about a
 * danger, on the tables beside this file, and prints the error rates on each table when trained on the others. With `--write` it stores
 * the weights.
 */

type Trained = {
  tables: URL
  weights: string
  reader: Reader
  /** The share of ordinary texts by an unseen author that may be taken for the others. */
  heldShare: number
}

const filter: Trained = {
  tables: trainingTables,
  weights: 'filter/weights.ts',
  reader: { segments: segmentsOf, buckets: bucketCount },
  heldShare: 0.04,
}
/** The page downloads these weights. */
const danger: Trained = {
  tables: dangerTables,
  weights: 'danger-weights.ts',
  reader: { segments: wholeOf, buckets: 2 ** 14 },
  heldShare: 0.01,
}

const {
  tables: folder,
  weights: weightsFile,
  reader,
  heldShare,
} = process.argv.includes('danger') ? danger : filter
const lettersPerLine = 100
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const tables = readTables(folder)
const byOthers = scoredByOthers(tables, reader)
const threshold = thresholdFor(
  byOthers.flatMap(({ lines }) => lines),
  heldShare,
)
for (const { name, lines } of byOthers) {
  const { held, said } = ratesAt(lines, threshold)
  console.log(
    `${name}: ${lines.length} lines, ordinary held ${percent(held)}, forbidden said ${percent(said)}`,
  )
}
const all = ratesAt(
  byOthers.flatMap(({ lines }) => lines),
  threshold,
)
console.log(
  `All, each by the others: ordinary held ${percent(all.held)}, forbidden said ${percent(all.said)}`,
)

if (process.argv.includes('--write')) {
  const file = new URL(`../../../shared/domain/interviewer/${weightsFile}`, import.meta.url)
  writeFileSync(
    file,
    moduleOf(
      stored(
        train(
          tables.flatMap(({ lines }) => lines),
          reader,
        ),
        threshold,
      ),
    ),
  )
  console.log(`Written to ${file.pathname}.`)
}

function stored({ bias, ofBucket }: Weights, limit: number): StoredWeights {
  const weights = Array.from(ofBucket)
  const unit = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) / maxLevel
  const levels = weights.map((weight) => letterOf(Math.round(weight / unit))).join('')
  return { tables: digestOf(folder), bias, unit, threshold: limit, levels }
}

function moduleOf({ levels, ...rest }: StoredWeights): string {
  const lines = levels.match(new RegExp(`.{1,${lettersPerLine}}`, 'gu')) ?? []
  const folderOfClassifier = weightsFile.startsWith('filter/') ? '.' : './filter'
  return `import type { StoredWeights } from '${folderOfClassifier}/linear-classifier.ts'

// Written by \`npm run interviewer:filter\`.

const levels = ${JSON.stringify(lines, null, 2)}

export const storedWeights: StoredWeights = ${JSON.stringify(rest, null, 2).replace(/\n\}$/u, ",\n  levels: levels.join(''),\n}")}
`
}
