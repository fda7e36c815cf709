import { Stack, type App } from 'aws-cdk-lib'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { optionalEnvironment } from '#functions/platform/names/environment.ts'
import { acknowledgeFindings } from './aws/acknowledged.ts'
import { createAlarmTopics, type AlarmTopics } from './aws/alarms/alarm-topic.ts'
import { createAlarms } from './aws/alarms/alarms.ts'
import { createHttpApi, createRoutes } from './aws/api.ts'
import { createBackground } from './aws/background.ts'
import {
  bucketHost,
  createBuckets,
  createLogBucket,
  createPublishedBucket,
  createTables,
} from './aws/data.ts'
import { createBudget } from './aws/budget.ts'
import { createCanary } from './aws/canary.ts'
import { createDispatcher } from './aws/dispatcher.ts'
import { createOverview } from './aws/dashboard.ts'
import { createEdgeLimit } from './aws/edge-limit.ts'
import { createEnvironment } from './aws/environment.ts'
import { createFunctions, type BundleOf, type Functions } from './aws/functions.ts'
import { createMail, type Mail } from './aws/mail.ts'
import { publishAfterDeployment } from './aws/publication.ts'
import { createPolicies } from './aws/operators.ts'
import { createOriginFunctions } from './aws/origins.ts'
import { nameOutputs } from './aws/outputs.ts'
import { createOriginSecrets, createReadSecrets, type Generations } from './aws/secrets.ts'
import { createSite } from './aws/site.ts'
import { deploySiteFiles } from './aws/site-files.ts'
import { synthesizerOf } from './aws/synthesizer.ts'
import { createVoice } from './aws/voice.ts'
import type { Settings } from './settings.ts'
import { stackNameOf, stackRegion } from './stack-identity.ts'

export type SiteParts = {
  settings: Settings
  siteFolder: string
  /** The folder for the Lambdas' bundles. */
  bundleOf: BundleOf
}

type FunctionParts = Pick<SiteParts, 'settings' | 'bundleOf'> & {
  siteUrl: string
  logBucket: IBucket
  published: IBucket
  originSecrets: Generations
  mail: Mail
}

/** The product in one stack, and the edge's rate limit in another. Reasons: docs/decisions/008-stack.md */
export function createSiteStack(app: App, { settings, siteFolder, bundleOf }: SiteParts): Stack {
  const edgeLimit = createEdgeLimit(app, settings)
  const stack = new Stack(app, stackNameOf(settings.stage), {
    env: { region: stackRegion },
    crossRegionReferences: true,
    synthesizer: synthesizerOf(settings),
    description: 'Website, careers site and interview rooms',
  })

  const topics = createAlarmTopics(stack, settings)
  const originSecrets = createOriginSecrets(stack, settings)
  const logBucket = createLogBucket(stack)
  const mail = createMail(stack, settings)

  const { httpApi, gatewayLog } = createHttpApi(stack, settings)
  const uploadHosts = [bucketHost(stack, 'uploads'), bucketHost(stack, 'interviews')]
  const published = createPublishedBucket(stack, logBucket)
  const originFunctions = createOriginFunctions(stack, { bundleOf, settings })
  const site = createSite(stack, {
    settings,
    siteFolder,
    webAclArn: edgeLimit.webAclArn,
    httpApi,
    originSecrets,
    logBucket,
    uploadHosts,
    published,
    originFunctions,
  })

  const parts = { settings, bundleOf, siteUrl: site.url, logBucket, published, originSecrets, mail }
  const { tables, buckets, functions } = createDataAndFunctions(stack, parts)
  if (settings.release !== undefined)
    functions.groups.health.addEnvironment(optionalEnvironment.release, settings.release)
  createRoutes(httpApi, functions.groups, settings)
  const { deadLetters, streamed } = createBackground(stack, { functions: functions.background, tables })

  const operated = { settings, bundleOf, siteUrl: site.url, httpApi, gatewayLog, streamed, deadLetters, mail }
  createOperation(stack, topics, { ...operated, buckets, functions, originFunctions })
  const publishing = [functions.background.publisher, functions.groups.recruiting]
  const siteFiles = deploySiteFiles(stack, { siteFolder, site, httpApi, publishing })
  const { publisher } = functions.background
  publishAfterDeployment(stack, { publisher, siteFiles })
  const policies = createPolicies(stack, httpApi)
  nameOutputs(stack, { site, httpApi, ...policies, mail })
  acknowledgeFindings(stack, { settings, site, httpApi, buckets, deadLetters, ...policies })
  return stack
}

type Operated = Pick<FunctionParts, 'settings' | 'bundleOf' | 'siteUrl' | 'mail'> &
  Pick<Parameters<typeof createAlarms>[1], 'httpApi' | 'streamed' | 'deadLetters' | 'buckets'> & {
    gatewayLog: LogGroup
    functions: Functions
    originFunctions: ReturnType<typeof createOriginFunctions>
  }

/** What runs and watches the functions: dispatcher, canary, alarms, dashboard and budget. */
function createOperation(
  stack: Stack,
  topics: AlarmTopics,
  { settings, bundleOf, siteUrl, gatewayLog, functions, originFunctions, ...watchedParts }: Operated,
): void {
  const { stage } = settings
  const { httpApi } = watchedParts
  const canary = createCanary(stack, { bundleOf, settings, siteUrl })
  const dispatcher = createDispatcher(stack, { bundleOf, settings, functions: functions.background })
  const watched = [...functions.all, ...Object.values(originFunctions)]
  createAlarms(stack, { ...watchedParts, topics, stage, functions: watched, dispatcher, canary })
  const shown = [...watched, dispatcher]
  createOverview(stack, { httpApi, gatewayLog, functions: shown, canary, stage })
  createBudget(stack, topics.pager, settings)
}

function createDataAndFunctions(
  stack: Stack,
  { settings, bundleOf, siteUrl, logBucket, published, originSecrets, mail }: FunctionParts,
) {
  const tables = createTables(stack)
  const buckets = createBuckets(stack, { logBucket, siteUrl, published })
  const secrets = createReadSecrets(stack, settings, originSecrets)
  const environmentOf = createEnvironment({
    settings,
    siteUrl,
    tables,
    buckets,
    secrets,
    mail,
    voice: createVoice(stack, settings, buckets.recordings),
  })
  const functions = createFunctions(stack, {
    bundleOf,
    environmentOf,
    tables,
    buckets,
    mail,
    secrets,
    interviewer: settings.interviewer,
    signInConcurrency: settings.signInConcurrency,
    interviewerConcurrency: settings.interviewerConcurrency,
  })
  return { tables, buckets, functions }
}
