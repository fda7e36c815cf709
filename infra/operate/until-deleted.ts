import { setTimeout } from 'node:timers/promises'
import type { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { stackStatus } from '../deploy/stack-status.ts'

const lookEveryMilliseconds = 10_000
const maxMilliseconds = 60 * 60 * 1000

/** Waits until CloudFormation has deleted a stack. A distribution takes minutes. */
export async function untilDeleted(client: CloudFormationClient, stackName: string): Promise<void> {
  const until = Date.now() + maxMilliseconds
  while (Date.now() < until) {
    const status = await stackStatus(client, stackName)
    if (status === undefined || status === 'DELETE_COMPLETE') return
    if (status === 'DELETE_FAILED')
      throw new Error(
        `${stackName} could not be deleted: its events in CloudFormation name the resource. Then run this again.`,
      )
    await setTimeout(lookEveryMilliseconds)
  }
  throw new Error(`${stackName} is still being deleted after an hour. Run this again.`)
}
