import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { join } from 'node:path'
import cdk from '../../cdk.json' with { type: 'json' }
import { canary } from '#functions/platform/canary/canary.ts'
import type { Site } from '#functions/platform/canary/site.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { importFirstJobs } from '#infra/local/first-jobs.ts'
import { functionsPath } from '#infra/local/functions/functions-page.ts'
import { buildSiteIfNeeded, rendererFolder, siteFolder } from '#infra/local/site/built-site.ts'
import { openBuiltSite } from '#infra/local/site/open-site.ts'
import { startStack } from '#infra/local/stack.ts'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import { backgroundMegabytes, createMeter, gigabyteSeconds } from './meter.ts'
import type { Usage } from './prices.ts'
import { atLeastNothing, minus, times } from './usage.ts'

/** Assumed for one run of a background function, because the local run does not time them. */
export const backgroundMilliseconds = 150

/** By then the functions that table changes invoke have run. */
const settleMilliseconds = 3000

type Invoked = { invoked?: { byChanges: number; byEvents: number } }

/** The product on this machine with the sample positions, and a meter for what its functions use. */
export async function openProduct() {
  buildSiteIfNeeded()
  const directory = mkdtempSync(join(tmpdir(), 'costs-'))
  const meter = createMeter()
  const log = createLog({}, meter.note)
  const stack = await startStack({
    directory,
    ports: { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 },
    openSite: openBuiltSite(siteFolder),
    rendererFolder,
    world: { log },
    access: meter.access,
  })
  await importFirstJobs(directory, stack.site, new Date())
  const site: Site = { url: stack.site, apiKey: cdk.context.apiKeys[0] ?? '' }

  const backgroundRuns = async (): Promise<number> => {
    const states = (await (await fetch(stack.site + functionsPath)).json()) as Record<string, Invoked>
    return Object.values(states).reduce(
      (sum, { invoked }) => sum + (invoked?.byChanges ?? 0) + (invoked?.byEvents ?? 0),
      0,
    )
  }

  return {
    site,
    meter,
    recruiter: recruiterApi(createSend({ origin: stack.gateway })),
    settleMilliseconds,
    canary: canary(site, log),

    /**
     * What `work` makes the product use, including the functions that table changes invoke. The schedules, which run thirty times as
     * often as on AWS, are subtracted: `idle` is what they use in a millisecond.
     */
    async usageOf(work: () => Promise<unknown>, idle: Usage = {}): Promise<Usage> {
      meter.take()
      const before = await backgroundRuns()
      const began = performance.now()
      await work()
      await setTimeout(settleMilliseconds)
      const runs = (await backgroundRuns()) - before
      meter.add('functionRuns', runs)
      meter.add('gigabyteSeconds', runs * gigabyteSeconds(backgroundMegabytes, backgroundMilliseconds))
      return atLeastNothing(minus(meter.take(), times(idle, performance.now() - began)))
    },

    async close(): Promise<void> {
      await stack.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof openProduct>>
