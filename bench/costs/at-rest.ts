import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import cdk from '../../cdk.json' with { type: 'json' }
import { metricNames } from '#functions/platform/names/metric-names.ts'
import { siteFolder } from '#infra/local/site/built-site.ts'
import { background } from '#infra/resources/background.ts'
import { canaryEveryMinutes, canaryFunction } from '#infra/resources/canary.ts'
import { dispatcherFunction } from '#infra/resources/dispatcher.ts'
import { settingsFrom } from '#infra/settings.ts'
import { createSiteStack } from '#infra/stack.ts'
import { backgroundMegabytes, gigabyteSeconds } from './meter.ts'
import type { Usage } from './prices.ts'
import { backgroundMilliseconds } from './product.ts'
import { plus, times } from './usage.ts'

/** Assumed: it waits for six functions, each of which mostly finds nothing to do. */
const dispatcherMilliseconds = 6 * backgroundMilliseconds

/** Assumed: the canary mostly waits for answers. */
const canaryMilliseconds = 3000

const minutesOfMonth = 30 * 24 * 60

/** Resources of the template that cost money without any visit. */
function resources(): Usage {
  const folder = mkdtempSync(join(tmpdir(), 'costs-stack-'))
  try {
    // The template only refers to a function's code, so an empty one suffices.
    const code = join(folder, 'code')
    mkdirSync(code)
    writeFileSync(join(code, 'index.js'), 'exports.handler = async () => {}')
    const app = new App({ context: cdk.context, outdir: join(folder, 'cdk.out') })
    const stack = createSiteStack(app, {
      settings: settingsFrom((name) => app.node.tryGetContext(name)),
      siteFolder,
      bundleOf: () => ({ folder: code, handler: 'index.handler', bytes: 0 }),
    })
    const count = (type: string): number => Object.keys(Template.fromStack(stack).findResources(type)).length
    return {
      alarms: count('AWS::CloudWatch::Alarm'),
      compositeAlarms: count('AWS::CloudWatch::CompositeAlarm'),
      secrets: count('AWS::SecretsManager::Secret'),
      customMetrics: metricNames.length,
      webAcls: cdk.context.requestsPerAddress > 0 ? 1 : 0,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The runs of the schedules in a month. `sweeps` is what they read in one minute of the schedule. */
function schedules(sweeps: Usage): Usage {
  const runs = Object.values(background).reduce(
    (sum, shape) => sum + ('everyMinutes' in shape ? minutesOfMonth / shape.everyMinutes : 0),
    0,
  )
  const each = gigabyteSeconds(backgroundMegabytes, backgroundMilliseconds)
  const dispatcher = gigabyteSeconds(dispatcherFunction.memoryMegabytes, dispatcherMilliseconds)
  return plus(times(sweeps, minutesOfMonth), {
    functionRuns: runs + minutesOfMonth,
    gigabyteSeconds: runs * each + minutesOfMonth * dispatcher,
  })
}

/** A month without a visitor. `sweeps`: what the schedules use in a minute; `canaryRun`: what one run of the canary uses. */
export function monthAtRest({ sweeps, canaryRun }: { sweeps: Usage; canaryRun: Usage }): Usage {
  const ownRun = {
    functionRuns: 1,
    gigabyteSeconds: gigabyteSeconds(canaryFunction.memoryMegabytes, canaryMilliseconds),
  }
  const runs = minutesOfMonth / canaryEveryMinutes
  return plus(resources(), schedules(sweeps), times(plus(canaryRun, ownRun), runs))
}
