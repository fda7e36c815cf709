import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CloudFrontClient } from '@aws-sdk/client-cloudfront'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { ServiceQuotasClient } from '@aws-sdk/client-service-quotas'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { ListSubscriptionsCommand, SNSClient } from '@aws-sdk/client-sns'
import { SSMClient } from '@aws-sdk/client-ssm'
import { STSClient } from '@aws-sdk/client-sts'
import cdkFile from '../../cdk.json' with { type: 'json' }
import { refuseOptionsOfNpm, UsageError } from '../arguments.ts'
import { repositoryRoot } from '../paths.ts'
import { SettingsError } from '../settings-error.ts'
import { settingsFrom, type Settings } from '../settings.ts'
import { edgeRegion, stackNameOf, stackRegion } from '../stack-identity.ts'
import type { Stage } from '../stage.ts'
import { accountChecks, credentialsCheck } from './account-checks.ts'
import { assemblyOf, checkRelease, copyForSteps, synthArguments } from './assembly.ts'
import { runChecks } from './checks.ts'
import { contextIn, ownNames, readDeployLine, usage, type DeployLine } from './command-line.ts'
import { deployedTemplate } from './deployed-template.ts'
import { deploymentSteps, isFirst, runSteps } from './deployment.ts'
import { mailChecks } from './mail-checks.ts'
import { nextSteps } from './next-steps.ts'
import { paidChecks } from './paid-checks.ts'
import { notePipeline, releaseOfCheckout } from './release.ts'
import { outputsOf, stackStatus, type Outputs } from './stack-status.ts'
import { tableChanges, type TableChanges } from './table-changes.ts'
import { readTemplate, writeTemplate } from './template-file.ts'

/**
 * `npm run deploy -- [--stage NAME] [--check] [--no-smoke] [options of cdk deploy]`: checks the account, prints what will change,
 * deploys, runs the smoke test, and prints what is left to do. Reasons: docs/decisions/099-stages.md
 */
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const cdk = (args: readonly string[]): Promise<number> =>
  run(join(repositoryRoot, 'node_modules/.bin/cdk'), args)

async function run(program: string, args: readonly string[], profile?: string): Promise<number> {
  // The build, which `cdk` starts, writes the release into the pages.
  const env = {
    ...process.env,
    RELEASE: releaseOfCheckout(),
    ...(profile !== undefined && { AWS_PROFILE: profile }),
  }
  const child = spawn(program, args, { cwd: repositoryRoot, stdio: 'inherit', env })
  const [exitCode] = (await once(child, 'exit')) as [number | null]
  return exitCode ?? 1
}

function settingsOf(args: readonly string[]): Settings {
  const given = contextIn(args)
  const written = new Map<string, unknown>(Object.entries(cdkFile.context))
  return settingsFrom((name) => given.get(name) ?? written.get(name))
}

/** The folder of the assembly; undefined where the CDK could not synthesise it. */
async function synthesised({ assembly, cdkArgs }: DeployLine, stage: Stage): Promise<string | undefined> {
  if (assembly !== undefined) return assembly
  const folder = assemblyOf(stage)
  const exitCode = await cdk(synthArguments({ folder, release: releaseOfCheckout(), cdkArgs }))
  return exitCode === 0 ? folder : undefined
}

async function deploy(line: DeployLine): Promise<number> {
  const { profile, smoke, onlyCheck, assembly, cdkArgs, dropped } = line
  const settings = settingsOf(cdkArgs)
  const stackName = stackNameOf(settings.stage)
  const at = (region: string) => ({ region, ...(profile && { profile }) })
  const here = at(stackRegion)
  if (assembly !== undefined)
    checkRelease(readTemplate({ folder: assembly, stackName }), line.release ?? releaseOfCheckout())
  say(`The stack ${stackName} in ${stackRegion}, with the limit at the edge in ${edgeRegion}.`)
  const sts = new STSClient(here)
  if (!(await runChecks([credentialsCheck({ sts })], say))) return 1
  const cloudFormation = new CloudFormationClient(here)
  const status = await stackStatus(cloudFormation, stackName)
  const services = {
    address: here,
    secrets: new SecretsManagerClient(here),
    credentials: () => sts.config.credentials(),
  }
  // A role that only looks may call no paid service.
  const checks = [
    ...checksOf(settings, at, isFirst(status)),
    ...(onlyCheck ? [] : paidChecks(services, settings)),
  ]
  if (!(await runChecks(checks, say))) return 1
  const original = await synthesised(line, settings.stage)
  if (original === undefined) return 1
  const folder = copyForSteps(original, settings.stage)
  const released = readTemplate({ folder, stackName })
  const deployed = isFirst(status) ? { Resources: {} } : await deployedTemplate(cloudFormation, stackName)
  const changes = tableChanges(deployed, released, dropped)
  const write = writeTemplate.bind(undefined, { folder, stackName })
  write(changes.release)
  sayOfTables(changes)
  say('What will change:')
  const args = ['--app', folder, ...cdkArgs]
  const diff = await cdk(['diff', '--all', ...args])
  if (diff !== 0 || changes.refusals.length > 0) return 1
  if (onlyCheck) return 0
  const steps = deploymentSteps({ args, stackName, changes, status, isTerminal: process.stdin.isTTY })
  const exitCode = await runSteps(steps, { say, write, cdk })
  if (exitCode !== 0) return exitCode
  notePipeline(process.env['GITHUB_OUTPUT'])
  const outputs = await outputsOf(cloudFormation, stackName)
  const smokeExitCode = smoke ? await runSmokeTest(outputs, profile) : 0
  say('What is left to do:')
  const alarmsConfirmed = await confirmed(new SNSClient(here), settings.alarmEmail)
  nextSteps({ settings, outputs, alarmsConfirmed }).forEach((each) => say(`- ${each}`))
  return smokeExitCode
}

type Region = (region: string) => { region: string; profile?: string }

const checksOf = (settings: Settings, at: Region, isNew: boolean) => [
  ...accountChecks(
    {
      ssm: new SSMClient(at(stackRegion)),
      edgeSsm: new SSMClient(at(edgeRegion)),
      quotas: new ServiceQuotasClient(at(stackRegion)),
      cloudFront: new CloudFrontClient(at(edgeRegion)),
      secrets: new SecretsManagerClient(at(stackRegion)),
    },
    settings,
    isNew,
  ),
  ...mailChecks(new SESv2Client(at(stackRegion)), settings, isNew),
]

function sayOfTables({ refusals, kept, steps }: TableChanges): void {
  refusals.forEach((refusal) => say(`WRONG   Tables: ${refusal}`))
  if (steps.length > 0)
    say(
      `ok      Tables: DynamoDB creates one index of a table at a time, so ${steps.length} steps come first.`,
    )
  if (kept.length > 0)
    say(
      `remark  Tables: the release lacks ${kept.join(', ')}. They stay in the stack with their data; to take them out, name them with --drop.`,
    )
}

/** Signs the calls of recruiters with the credentials of the profile that deployed. */
function runSmokeTest(outputs: Outputs, profile: string | undefined): Promise<number> {
  const addresses = ['--site', outputs['SiteUrl'] ?? '', '--operator-api', outputs['OperatorApi'] ?? '']
  return run('npm', ['run', '--silent', 'smoke', '--', ...addresses], profile)
}

async function confirmed(sns: SNSClient, address: string | undefined): Promise<boolean | undefined> {
  if (address === undefined) return undefined
  const { Subscriptions = [] } = await sns.send(new ListSubscriptionsCommand({}))
  const subscriptions = Subscriptions.filter(({ Endpoint }) => Endpoint === address)
  return subscriptions.some(({ SubscriptionArn }) => SubscriptionArn?.startsWith('arn:') === true)
}

try {
  refuseOptionsOfNpm(ownNames, process.env)
  const line = readDeployLine(process.argv.slice(2))
  if (line === 'help') process.stdout.write(usage)
  else process.exitCode = await deploy(line)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof UsageError) say(`${reason} Nothing was deployed.\n\n${usage}`)
  else if (error instanceof SettingsError) say(reason)
  else
    say(
      `The account could not be read: ${reason}. The credentials need cloudformation:DescribeStacks in ${stackRegion}.`,
    )
  process.exitCode = error instanceof UsageError ? 2 : 1
}
