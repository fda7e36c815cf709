import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
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
import { accountChecks, credentialsCheck } from './account-checks.ts'
import { checkRelease, fromAssembly } from './assembly.ts'
import { runChecks } from './checks.ts'
import { contextIn, ownNames, readDeployLine, usage, type DeployLine } from './command-line.ts'
import { deploymentSteps, isFirst, runSteps } from './deployment.ts'
import { mailChecks } from './mail-checks.ts'
import { nextSteps, type Outputs } from './next-steps.ts'
import { notePipeline, releaseOfCheckout } from './release.ts'
import { stackStatus } from './stack-status.ts'

/**
 * `npm run deploy -- [--stage NAME] [--check] [--no-smoke] [options of cdk deploy]`: checks the account, prints what will change,
 * deploys, runs the smoke test, and prints what is left to do. Reasons: docs/decisions/099-stages.md
 */
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const cdkOf =
  (assembly: string | undefined) =>
  (args: readonly string[]): Promise<number> =>
    run(
      join(repositoryRoot, 'node_modules/.bin/cdk'),
      assembly === undefined ? args : fromAssembly(args, assembly),
    )

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

async function deploy({ profile, smoke, onlyCheck, assembly, cdkArgs }: DeployLine): Promise<number> {
  const release = releaseOfCheckout()
  if (assembly !== undefined) checkRelease(assembly, release)
  const cdk = cdkOf(assembly)
  const settings = settingsOf(cdkArgs)
  const stackName = stackNameOf(settings.stage)
  const at = (region: string) => ({ region, ...(profile && { profile }) })
  const here = at(stackRegion)
  say(`The stack ${stackName} in ${stackRegion}, with the limit at the edge in ${edgeRegion}.`)
  const clients = {
    sts: new STSClient(here),
    ssm: new SSMClient(here),
    edgeSsm: new SSMClient(at(edgeRegion)),
    quotas: new ServiceQuotasClient(here),
    cloudFront: new CloudFrontClient(at(edgeRegion)),
    secrets: new SecretsManagerClient(here),
  }
  // The other checks need credentials.
  if (!(await runChecks([credentialsCheck(clients)], say))) return 1
  const cloudFormation = new CloudFormationClient(here)
  const status = await stackStatus(cloudFormation, stackName)
  const isNew = isFirst(status)
  const checks = [
    ...accountChecks(clients, settings, isNew),
    ...mailChecks(new SESv2Client(here), settings, isNew),
  ]
  if (!(await runChecks(checks, say))) return 1
  say('What will change:')
  const args = [...cdkArgs, '--context', `release=${release}`]
  const diff = await cdk(['diff', '--all', ...args])
  if (diff !== 0 || onlyCheck) return diff
  const steps = deploymentSteps({ args, status, isTerminal: process.stdin.isTTY })
  const exitCode = await runSteps(steps, { say, cdk })
  if (exitCode !== 0) return exitCode
  notePipeline(process.env['GITHUB_OUTPUT'])
  const outputs = await outputsOf(cloudFormation, stackName)
  const smokeExitCode = smoke ? await runSmokeTest(outputs, profile) : 0
  say('What is left to do:')
  const alarmsConfirmed = await confirmed(new SNSClient(here), settings.alarmEmail)
  nextSteps({ settings, outputs, alarmsConfirmed }).forEach((line) => say(`- ${line}`))
  return smokeExitCode
}

/** Signs the calls of recruiters with the credentials of the profile that deployed. */
function runSmokeTest(outputs: Outputs, profile: string | undefined): Promise<number> {
  const addresses = ['--site', outputs['SiteUrl'] ?? '', '--operator-api', outputs['OperatorApi'] ?? '']
  return run('npm', ['run', '--silent', 'smoke', '--', ...addresses], profile)
}

async function outputsOf(client: CloudFormationClient, StackName: string): Promise<Outputs> {
  const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }))
  return Object.fromEntries(
    (stack?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
  )
}

async function confirmed(sns: SNSClient, address: string | undefined): Promise<boolean | undefined> {
  if (address === undefined) return undefined
  const { Subscriptions = [] } = await sns.send(new ListSubscriptionsCommand({}))
  const own = Subscriptions.filter(({ Endpoint }) => Endpoint === address)
  return own.some(({ SubscriptionArn }) => SubscriptionArn?.startsWith('arn:') === true)
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
