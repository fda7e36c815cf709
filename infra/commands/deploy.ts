import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { repositoryRoot } from '../paths.ts'
import { stackName, stackRegion } from '../stack-identity.ts'
import { deploymentSteps, profileIn, runSteps } from './deployment.ts'
import { stackStatus } from './stack-status.ts'

/** `npm run deploy -- [arguments of cdk deploy]`. Reasons: docs/decisions/059-first-deployment.md */
const args = process.argv.slice(2)
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const program = join(repositoryRoot, 'node_modules/.bin/cdk')

async function cdk(cdkArgs: readonly string[]): Promise<number> {
  const child = spawn(program, cdkArgs, { cwd: repositoryRoot, stdio: 'inherit' })
  const [exitCode] = (await once(child, 'exit')) as [number | null]
  return exitCode ?? 1
}

try {
  const profile = profileIn(args)
  const client = new CloudFormationClient({ region: stackRegion, ...(profile && { profile }) })
  const status = await stackStatus(client, stackName)
  const steps = deploymentSteps({ args, status, isTerminal: process.stdin.isTTY })
  process.exitCode = await runSteps(steps, { say, cdk })
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  say(
    `The stack ${stackName} could not be read in ${stackRegion}: ${reason}. Check the AWS credentials of this terminal; they need cloudformation:DescribeStacks.`,
  )
  process.exitCode = 1
}
