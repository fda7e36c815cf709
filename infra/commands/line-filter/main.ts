import { writeFileSync } from 'node:fs'
import {
  letterOf,
  maxLevel,
  type StoredWeights,
  type Weights,
} from '#shared/interview/interviewer/filter/linear-classifier.ts'
import { trainOnContexts } from './grounds.ts'
import { ratesAt, scoredByOthers, thresholdFor } from './rates.ts'
import { digestOf, readTables, trainingTables } from './tables.ts'
import { train } from './train.ts'
import { trainUtterances } from './utterances.ts'

/**
 * `npm run interviewer:filter`: trains the filter of the model's lines on the tables beside this file, and prints the error rates on each
 * table when trained on the others. With `-- utterances` it trains the kinds of what candidates say, with
 * `-- grounds` the check of what a line states. `--write` stores the weights.
 */

const heldShare = 0.04
/** True lines about one candidate. The limit is raised for them where their words stand in answers, CV or position, so they do not choose it. */
const withContext = new Set(['n', 'o', 'p', 'q'])
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const isWritten = process.argv.includes('--write')
if (process.argv.includes('utterances')) trainUtterances(isWritten)
else if (process.argv.includes('grounds')) trainOnContexts(isWritten)
else trainFilter()

function trainFilter(): void {
  const tables = readTables(trainingTables)
  const byOthers = scoredByOthers(tables)
  const scored = byOthers.flatMap(({ lines }) => lines)
  const threshold = thresholdFor(
    byOthers.flatMap(({ name, lines }) => (withContext.has(name) ? [] : lines)),
    heldShare,
  )
  for (const { name, lines } of [...byOthers, { name: 'All, each by the others', lines: scored }]) {
    const { held, said } = ratesAt(lines, threshold)
    console.log(
      `${name}: ${lines.length} lines, ordinary held ${percent(held)}, forbidden said ${percent(said)}`,
    )
  }
  if (!isWritten) return
  const file = new URL('../../../shared/interview/interviewer/filter/weights.json', import.meta.url)
  writeFileSync(
    file,
    `${JSON.stringify(stored(train(tables.flatMap(({ lines }) => lines)), threshold), null, 2)}\n`,
  )
  console.log(`Written to ${file.pathname}.`)
}

function stored({ bias, ofBucket }: Weights, limit: number): StoredWeights {
  const weights = Array.from(ofBucket)
  const unit = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) / maxLevel
  const levels = weights.map((weight) => letterOf(Math.round(weight / unit))).join('')
  return { tables: digestOf(trainingTables), bias, unit, threshold: limit, levels }
}
