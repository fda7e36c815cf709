import { parseArgs } from 'node:util'
import { chosenFrom, listedPaths, startBuiltProduct } from '../browser/built-product.ts'
import { openMeasuredBrowser } from '../browser/measured-browser.ts'
import { missedBesideNoScripts, missedBy } from '../lighthouse/goals.ts'
import {
  measure,
  medianOf,
  type Measurement,
  type Numbers,
  type Throttling,
} from '../lighthouse/measurement.ts'
import { tableHead, tableRow } from '../lighthouse/table.ts'

/**
 * `npm run lighthouse [-- --page /contact] [--runs 5]`: measures every page of the sitemap as on a slow phone and network.
 * Three rows for a page: simulated, throttled, and throttled without the page's scripts. Exits with 1 if a page misses a goal.
 */
const { values: flags } = parseArgs({
  options: { page: { type: 'string', multiple: true }, runs: { type: 'string', default: '3' } },
})
const runs = Number(flags.runs)
if (!Number.isInteger(runs) || runs < 1) {
  throw new Error(`--runs is "${flags.runs}": please give a whole number of at least 1.`)
}

/** The goals are for content pages; account forms are measured only if `--page` names them. */
const accountPaths = new Set(['/login', '/register', '/forgot-password'])
const isContentPage = (path: string): boolean => !accountPaths.has(path)

const product = await startBuiltProduct()
const browser = await openMeasuredBrowser()
const misses: string[] = []

async function visits(path: string, throttling: Throttling, scripts = true): Promise<Measurement[]> {
  const measured: Measurement[] = []
  while (measured.length < runs)
    measured.push(await measure(product.site + path, browser.port, throttling, { scripts }))
  return measured
}

const mediansOf = (measured: readonly Measurement[]): Numbers => medianOf(measured.map((run) => run.numbers))
const print = (line: string): boolean => process.stdout.write(`${line}\n`)

async function report(path: string): Promise<void> {
  const simulated = await visits(path, 'simulate')
  const numbers = mediansOf(simulated)
  print(tableRow(path, 'simulate', numbers))
  const applied = mediansOf(await visits(path, 'devtools'))
  print(tableRow(path, 'devtools', applied))
  const bare = mediansOf(await visits(path, 'devtools', false))
  print(tableRow(path, 'no js', bare))
  misses.push(
    ...missedBy(numbers, 'simulate').map((miss) => `${path} (simulate): ${miss}`),
    ...new Set(simulated.flatMap((run) => run.findings)),
    ...[...missedBy(applied, 'devtools'), ...missedBesideNoScripts(applied, bare)].map(
      (miss) => `${path} (devtools): ${miss}`,
    ),
  )
}

try {
  const paths =
    flags.page === undefined ? listedPaths().filter(isContentPage) : chosenFrom(listedPaths(), flags.page)
  // The first visit is discarded, because it includes the browser's own start.
  await measure(product.site, browser.port, 'simulate')
  process.stdout.write(`${tableHead}\n`)
  for (const path of paths) {
    // On a busy machine Lighthouse may fail on a page; the others are still measured.
    await report(path).catch((error: unknown) => misses.push(`${path}: ${String(error)}`))
  }
} finally {
  await browser.close()
  await product.close()
}

process.stdout.write(
  misses.length === 0 ? '\nAll goals are met.\n' : `\nGoals missed:\n- ${misses.join('\n- ')}\n`,
)
process.exitCode = misses.length === 0 ? 0 : 1
