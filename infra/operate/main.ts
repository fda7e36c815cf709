import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { stackStatus } from '../deploy/stack-status.ts'
import { repositoryRoot } from '../paths.ts'
import { edgeRegion, edgeStackNameOf, stackNameOf, stackRegion } from '../stack-identity.ts'
import { redrive } from './redrive.ts'
import { leftBy, removeStage } from './remove-stage.ts'
import { restore } from './restore.ts'
import {
  checkoutSteps,
  deploymentStep,
  folderOf,
  previousRelease,
  releaseTags,
  withPresentSettings,
  type Step,
} from './rollback.ts'
import { rotated, rotations, type Rotation } from './rotate.ts'
import { partsOf } from './stack-parts.ts'
import { untilDeleted } from './until-deleted.ts'

/** `npm run operate -- COMMAND`: what an operator does on a bad day. docs/operating.md says when. */
const help = `npm run operate -- COMMAND [--stage NAME]

  restore --table NAME --from TABLE   copies rows of a restored table back; what people deleted stays deleted
  redrive                             does again what failed on changes of tables, and empties the queues
  rotate ${rotations.join('|')} [--value V] [--finish]
                                      changes a key in cdk.json; the next deployment uses it
  rollback [--to TAG]                 deploys the release before, with the present secrets
  remove-stage --stage NAME --confirm STACK
                                      deletes a stage with all its data
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stage: { type: 'string' },
    table: { type: 'string' },
    from: { type: 'string' },
    value: { type: 'string' },
    finish: { type: 'boolean', default: false },
    to: { type: 'string' },
    confirm: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

class Usage extends Error {}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const stage = values.stage === 'production' ? undefined : values.stage
const stackName = stackNameOf(stage)
const region = stackRegion
const cloudFormation = new CloudFormationClient({ region })
const dynamo = new DynamoDBClient({ region })
const lambda = new LambdaClient({ region })

const needed = (name: 'table' | 'from' | 'stage'): string => {
  const value = values[name]
  if (value === undefined) throw new Usage(`Give --${name}.`)
  return value
}

const commands: Readonly<Record<string, () => Promise<boolean>>> = {
  restore: async () => {
    const [table, from] = [needed('table'), needed('from')]
    const parts = await partsOf(cloudFormation, stackName)
    await restore({ dynamo, lambda }, { parts, table, from, now: new Date(), say })
    return true
  },
  redrive: async () => {
    const parts = await partsOf(cloudFormation, stackName)
    return redrive({ sqs: new SQSClient({ region }), lambda }, { parts, say })
  },
  rotate: async () => {
    const what = rotations.find((name) => name === positionals[1])
    if (what === undefined) throw new Usage(`Name what to rotate: ${rotations.join(', ')}.`)
    rotate(what)
    return true
  },
  rollback: async () => rollback(),
  'remove-stage': async () => {
    const name = needed('stage')
    if (stage === undefined || name === '') throw new Usage('Production cannot be removed by this command.')
    const parts = await partsOf(cloudFormation, stackName)
    const { tables, buckets, logGroups } = leftBy(parts)
    say([`${stackName} and these go for good:`, ...tables, ...buckets, ...logGroups].join('\n  '))
    if (values.confirm !== stackName) throw new Usage(`To delete them, add --confirm ${stackName}`)
    const clients = {
      cloudFormation,
      edgeCloudFormation: new CloudFormationClient({ region: edgeRegion }),
      dynamo,
      s3: new S3Client({ region }),
      logs: new CloudWatchLogsClient({ region }),
    }
    await removeStage(clients, { stackName, edgeStackName: edgeStackNameOf(stage), parts, untilDeleted, say })
    return true
  },
}

function rotate(what: Rotation): void {
  const file = join(repositoryRoot, 'cdk.json')
  const { context, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as { context: Record<string, unknown> }
  const after = rotated(context, { what, stage, value: values.value, finish: values.finish })
  writeFileSync(file, `${JSON.stringify({ ...rest, context: after.context }, undefined, 2)}\n`)
  say(['cdk.json is changed. Commit it, and then:', ...after.next].join('\n  '))
}

async function rollback(): Promise<boolean> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' })
  const tags = git('tag', '--list', releaseTags, '--sort=-creatordate').split('\n').filter(Boolean)
  const ref = values.to ?? previousRelease(tags)
  const place = { repository: repositoryRoot, ref }
  const folder = folderOf(place)
  if (!checkoutSteps(place, { isThere: existsSync(folder) }).every(runStep)) return false
  const file = join(folder, 'cdk.json')
  const settings = withPresentSettings(cdkFileAt(file), cdkFileAt(join(repositoryRoot, 'cdk.json')))
  writeFileSync(file, `${JSON.stringify(settings, undefined, 2)}\n`)
  say(`Its cdk.json has the present settings, of secrets, too.  (${file})`)
  say(`${stackName}: ${(await stackStatus(cloudFormation, stackName)) ?? 'not deployed'}`)
  return runStep(deploymentStep(place, stage))
}

function runStep({ why, folder, program, args }: Step): boolean {
  say(`${why}  (${program} ${args.join(' ')})`)
  return spawnSync(program, args, { cwd: folder, stdio: 'inherit' }).status === 0
}

const cdkFileAt = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as { context: Record<string, unknown> }

try {
  const command = commands[positionals[0] ?? '']
  if (command === undefined || values.help) say(help)
  process.exitCode = command === undefined ? 2 : (await command()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof Usage ? 2 : 1
}
