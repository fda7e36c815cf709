import { parseArgs } from 'node:util'
import { chosenFrom, listedPaths, startBuiltProduct } from '../browser/built-product.ts'
import { openMeasuredBrowser } from '../browser/measured-browser.ts'
import { missedBy } from '../lighthouse/goals.ts'
import { measure, medianOf, type Measurement, type Throttling } from '../lighthouse/measurement.ts'
import { tableHead, tableRow } from '../lighthouse/table.ts'

/**
 * `npm run lighthouse [-- --page /contact] [--runs 5]`: every page of the sitemap as built, on a slow phone and network.
 * Ends with 1 when a page misses a goal.
 */
const { values: flags } = parseArgs({
  options: { page: { type: 'string', multiple: true }, runs: { type: 'string', default: '3' } },
})
const simulatedRuns = Number(flags.runs)
if (!Number.isInteger(simulatedRuns) || simulatedRuns < 1) {
  throw new Error(`--runs is "${flags.runs}": please give a number from 1 up.`)
}
const runsOf: Record<Throttling, number> = { simulate: simulatedRuns, devtools: 1 }

/** The goals are for content pages; account forms are measured only if `--page` names them. */
const accountPaths = new Set(['/login', '/register', '/forgot-password'])
const isContentPage = (path: string): boolean => !accountPaths.has(path)

const product = await startBuiltProduct()
const browser = await openMeasuredBrowser()
const misses: string[] = []

async function report(path: string, throttling: Throttling): Promise<void> {
  const measured: Measurement[] = []
  while (measured.length < runsOf[throttling])
    measured.push(await measure(product.site + path, browser.port, throttling))
  const numbers = medianOf(measured.map((run) => run.numbers))
  process.stdout.write(`${tableRow(path, throttling, numbers)}\n`)
  misses.push(...missedBy(numbers, throttling).map((miss) => `${path} (${throttling}): ${miss}`))
  if (throttling === 'simulate') misses.push(...new Set(measured.flatMap((run) => run.findings)))
}

try {
  const paths =
    flags.page === undefined ? listedPaths().filter(isContentPage) : chosenFrom(listedPaths(), flags.page)
  // The first visit is discarded, because it includes the browser's own start.
  await measure(product.site, browser.port, 'simulate')
  process.stdout.write(`${tableHead}\n`)
  for (const path of paths) {
    await report(path, 'simulate')
    await report(path, 'devtools')
  }
} finally {
  await browser.close()
  await product.close()
}

process.stdout.write(
  misses.length === 0 ? '\nEvery goal holds.\n' : `\nGoals missed:\n- ${misses.join('\n- ')}\n`,
)
process.exitCode = misses.length === 0 ? 0 : 1
