import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { refuseOptionsOfNpm, UsageError } from '../arguments.ts'
import { readTemplate } from '../deploy/template-file.ts'
import { deployedTemplate } from '../deploy/deployed-template.ts'
import { outputsOf, stackStatus } from '../deploy/stack-status.ts'
import { tableChanges } from '../deploy/table-changes.ts'
import type { Template } from '../deploy/template.ts'
import { repositoryRoot } from '../paths.ts'
import { settingsFrom } from '../settings.ts'
import { edgeRegion, edgeStackNameOf, stackNameOf, stackRegion } from '../stack-identity.ts'
import { readCdkFile, writeCdkFile, type CdkFile } from './cdk-file.ts'
import { ownNames, readOperateLine, usage, type OperateLine } from './command-line.ts'
import { explained, hasNoCredentials } from './explained.ts'
import { leavingList } from './leaving.ts'
import { liftLetters } from './lift-letters.ts'
import { liveRelease } from './live-release.ts'
import { redrive } from './redrive.ts'
import { removeEdge } from './remove-edge.ts'
import { leftBy, removeStage } from './remove-stage.ts'
import { restore, resume } from './restore.ts'
import {
  checkoutSteps,
  deploymentStep,
  fetchStep,
  folderOf,
  readTags,
  refuseUnconfirmed,
  releaseBefore,
  smokeStep,
  synthStep,
  tagsUpTo,
  tagSteps,
  withPresentSettings,
  type Step,
} from './rollback.ts'
import { generationSettings, rotated, stageSettings } from './rotate.ts'
import { acceptedGenerations, refuseSecondRotation } from './rotation-order.ts'
import { refuseLostFactors } from './sealed-factors.ts'
import { nameOf, partsOf, partsOfDeleted } from './stack-parts.ts'
import { untilDeleted } from './until-deleted.ts'

/** `npm run operate -- COMMAND`: commands for incidents and rotations; docs/operating.md says when to use which. */
type Line<Command extends OperateLine['command']> = Extract<OperateLine, { command: Command }>

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const region = stackRegion
const cloudFormation = new CloudFormationClient({ region })
const dynamo = new DynamoDBClient({ region })
const lambda = new LambdaClient({ region })
const settingsFile = join(repositoryRoot, 'cdk.json')

/** Returns whether all of it succeeded. */
async function run(line: Exclude<OperateLine, { command: 'help' }>): Promise<boolean> {
  const stackName = stackNameOf(line.stage)
  switch (line.command) {
    case 'restore': {
      const parts = await partsOf(cloudFormation, stackName)
      const functions = { parts, deployed: await deployedTemplate(cloudFormation, stackName), say }
      if (line.copy === undefined) await resume(lambda, functions)
      else await restore({ dynamo, lambda }, { ...functions, ...line.copy, now: new Date() })
      return true
    }
    case 'redrive': {
      const parts = await partsOf(cloudFormation, stackName)
      return redrive({ sqs: new SQSClient({ region }), lambda }, { parts, say })
    }
    case 'lift-letters':
      await liftLetters(dynamo, { parts: await partsOf(cloudFormation, stackName), say })
      return true
    case 'rotate':
      await rotate(line)
      return true
    case 'rollback':
      return rollback(line)
    case 'remove-stage':
      await remove(line)
      return true
    case 'remove-edge': {
      const { context } = readCdkFile(settingsFile)
      const settings = settingsFrom((name) => (name === 'stage' ? line.stage : context[name]))
      const client = new CloudFormationClient({ region: edgeRegion })
      await removeEdge(client, { settings, confirm: line.confirm, untilDeleted, say })
      return true
    }
    case 'leaving': {
      const parts = await partsOfDeleted(cloudFormation, stackName)
      leavingList({ stackName, edgeStackName: edgeStackNameOf(line.stage), parts }).forEach(say)
      return true
    }
  }
}

async function remove({ stage, confirm }: Line<'remove-stage'>): Promise<void> {
  const stackName = stackNameOf(stage)
  const parts = await partsOfDeleted(cloudFormation, stackName)
  const { tables, buckets, logGroups, identities } = leftBy(parts)
  say(
    [`${stackName} and these will be deleted permanently:`, ...tables, ...buckets, ...logGroups].join('\n  '),
  )
  identities.forEach((name) => say(`The identity ${name} stays in SES.`))
  if (confirm !== stackName) throw new UsageError(`To delete them, add --confirm ${stackName}`)
  const clients = {
    cloudFormation,
    edgeCloudFormation: new CloudFormationClient({ region: edgeRegion }),
    dynamo,
    s3: new S3Client({ region }),
    logs: new CloudWatchLogsClient({ region }),
  }
  await removeStage(clients, { stackName, edgeStackName: edgeStackNameOf(stage), parts, untilDeleted, say })
}

async function rotate(line: Line<'rotate'>): Promise<void> {
  const { context, ...rest } = readCdkFile(settingsFile)
  // Validates before it reads the account.
  const after = rotated(context, line)
  if (line.what in generationSettings) await refuseUndeployed(line, context)
  writeCdkFile(settingsFile, { ...rest, context: after.context })
  say(['cdk.json is changed. Commit it, and then:', ...after.next].join('\n  '))
}

async function refuseUndeployed({ what, stage }: Line<'rotate'>, context: Record<string, unknown>) {
  if (what === 'api-key' || what === 'voice') return
  const generationIn = (all: Record<string, unknown>) => {
    const settings = stage === undefined ? all : stageSettings(all, stage)
    return Number(settings[generationSettings[what]] ?? 1)
  }
  const parts = await partsOrNone(stackNameOf(stage))
  if (parts === undefined)
    say(
      'Without credentials this command cannot check that the last rotation is deployed. Deploy between two rotations.',
    )
  const present = generationIn(context)
  if (parts !== undefined && parts.length > 0)
    await refuseLostFactors(dynamo, { table: nameOf(parts, 'table', 'Staff'), what, present })
  refuseSecondRotation({
    present,
    committed: await committedContext()
      .then(generationIn)
      .catch(() => undefined),
    accepted: parts && acceptedGenerations(parts, what),
  })
}

const committedContext = async () =>
  (JSON.parse(git('show', 'HEAD:cdk.json')) as { context: Record<string, unknown> }).context

/** Empty for a stack that is not deployed; undefined where this terminal has no credentials. */
async function partsOrNone(stackName: string) {
  try {
    const isDeployed = (await stackStatus(cloudFormation, stackName)) !== undefined
    return isDeployed ? await partsOf(cloudFormation, stackName) : []
  } catch (error) {
    if (hasNoCredentials(error)) return undefined
    throw error
  }
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' })

async function rollback({ stage, to, confirm }: Line<'rollback'>): Promise<boolean> {
  const present = readCdkFile(settingsFile)
  if (stage !== undefined) stageSettings(present.context, stage)
  const stackName = stackNameOf(stage)
  const deployed = await deployedTemplate(cloudFormation, stackName)
  const outputs = await outputsOf(cloudFormation, stackName)
  const ref = to ?? (await previousRelease({ present, stage, siteUrl: outputs['SiteUrl'] ?? '', deployed }))
  const target = { repository: repositoryRoot, ref }
  const folder = folderOf(target)
  if (!checkoutSteps(target, { isThere: existsSync(folder) }).every(runStep)) return false
  const file = join(folder, 'cdk.json')
  writeCdkFile(file, withPresentSettings(readCdkFile(file), present))
  say(`Its cdk.json now has the current settings, including those of secrets.  (${file})`)
  const commit = git('rev-parse', `${ref}^{commit}`).trim()
  const built = { stage, commit }
  if (!runStep(synthStep(target, built))) return false
  const released = readTemplate({ folder: join(folder, 'cdk.out'), stackName })
  refuseUnconfirmed(tableChanges(deployed, released).kept, { ref, confirm })
  if (!runStep(deploymentStep(target, built))) return false
  const tagged = (kind: 'deployed' | 'released') =>
    stage !== undefined || tagSteps(target, kind, new Date()).every(runStep)
  if (!tagged('deployed')) say('The tag could not be set. The rollback goes on.')
  return runStep(smokeStep(target, outputs)) && tagged('released')
}

type Live = { present: CdkFile; stage: string | undefined; siteUrl: string; deployed: Template }

/** The live commit, and the tags of releases before it. */
async function previousRelease({ present, stage, siteUrl, deployed }: Live): Promise<string> {
  if (!runStep(fetchStep(repositoryRoot))) say('The tags could not be fetched; using those of this checkout.')
  const all: Record<string, unknown> = { ...present.context, stage }
  const { apiKeys } = settingsFrom((name) => all[name])
  const live = await liveRelease({ siteUrl, apiKeys, deployed })
  const ref = releaseBefore(live, readTags(git(...tagsUpTo(live))))
  say(`The live release is ${live}, the one before it ${ref}.`)
  return ref
}

function runStep({ why, folder, program, args, environment }: Step): boolean {
  say(`${why}  (${program} ${args.join(' ')})`)
  const env = { ...process.env, ...environment }
  return spawnSync(program, args, { cwd: folder, stdio: 'inherit', env }).status === 0
}

try {
  refuseOptionsOfNpm(ownNames, process.env)
  const line = readOperateLine(process.argv.slice(2))
  if (line.command === 'help') say(usage)
  else {
    // The SDK's clients and the commands of a rollback read the variable at their first call.
    if (line.profile !== undefined) process.env['AWS_PROFILE'] = line.profile
    process.exitCode = (await run(line)) ? 0 : 1
  }
} catch (error) {
  const hint = error instanceof UsageError ? '\n"npm run operate -- --help" lists the commands.' : ''
  process.stderr.write(`${explained(error)}${hint}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
