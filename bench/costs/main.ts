import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '#infra/paths.ts'
import { application, interview, jobId, review, visit } from './activities.ts'
import { monthAtRest } from './at-rest.ts'
import { monthOf, usualShares, wholeInterview, wholeReview, type Measured } from './month.ts'
import { openProduct, type Product } from './product.ts'
import type { Usage } from './prices.ts'
import { reportOf } from './report.ts'
import { times } from './usage.ts'

/**
 * `npm run costs -- [--apply 0.02] [--interview 0.5] [--write]`: measures in the local run what a visit, an application, an interview and
 * a review use, and computes the costs of a month. `--write` puts the tables into docs/costs.md.
 */
const { values } = parseArgs({
  options: {
    apply: { type: 'string', default: String(usualShares.apply) },
    interview: { type: 'string', default: String(usualShares.interview) },
    write: { type: 'boolean', default: false },
  },
})

const visitsOfMonths = [0, 1000, 100_000, 10_000_000]
/** The first interview is a warm-up and is not counted. */
const partsOfInterviews = [2, 4, 40] as const
/** The local run runs the schedule's minute every two seconds. */
const localMinuteMilliseconds = 2000
const idleMilliseconds = 20_000

async function measure(product: Product): Promise<{ measured: Measured; sweeps: Usage; canaryRun: Usage }> {
  const idling = await product.usageOf(() => setTimeout(idleMilliseconds))
  // `usageOf` also measures while it waits after its work.
  const idle = times(idling, 1 / (idleMilliseconds + product.settleMilliseconds))
  const usageOf = (work: () => Promise<unknown>) => product.usageOf(work, idle)
  const visitUsage = await usageOf(() => visit(product))
  const canaryRun = await usageOf(() => product.canary())
  const applied: Awaited<ReturnType<typeof application>>[] = []
  const apply = async () => void applied.push(await application(product))
  const applicationUsage = await usageOf(apply)
  await apply()
  await apply()
  const held: { parts: number; usage: Usage }[] = []
  for (const [index, parts] of partsOfInterviews.entries()) {
    const { account, sessionId } = found(applied[index])
    const usage = await usageOf(() => interview(product, { token: account.token, sessionId, parts }))
    held.push({ parts, usage })
  }
  const applicationId = `${found(applied[0]).account.userId}--${jobId}`
  const reviewUsage = await usageOf(() => review(product, applicationId))
  return {
    measured: {
      visit: visitUsage,
      application: applicationUsage,
      interview: wholeInterview(found(held[1]), found(held[2])),
      review: wholeReview(reviewUsage, shares),
    },
    sweeps: times(idle, localMinuteMilliseconds),
    canaryRun,
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A measured application or interview is missing.')
  return value
}

const marks = ['<!-- npm run costs -- --write -->', '<!-- end -->'] as const

function write(report: string): void {
  const file = join(repositoryRoot, 'docs/costs.md')
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(marks[0])
  const [, after = ''] = rest.split(marks[1])
  writeFileSync(file, `${before}${marks[0]}\n\n${report}\n\n${marks[1]}${after}`)
}

const shares = { apply: Number(values.apply), interview: Number(values.interview) }
const product = await openProduct()
try {
  const { measured, sweeps, canaryRun } = await measure(product)
  const atRest = monthAtRest({ sweeps, canaryRun })
  const months = visitsOfMonths.map((visits) => monthOf(visits, measured, atRest, shares))
  const report = reportOf({ measured, atRest, months, shares })
  process.stdout.write(`${report}\n`)
  if (values.write) write(report)
} finally {
  await product.close()
}
