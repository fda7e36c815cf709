import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { stackStatus } from './stack-status.ts'

/** CloudFormation has no stand-in; these are its answers. */
const answering = () => {
  const client = new CloudFormationClient({ region: 'ap-southeast-2' })
  return { client, calls: mockClient(client).on(DescribeStacksCommand, { StackName: 'MerbokSite' }) }
}
const refusal = (name: string, message: string): Error => Object.assign(new Error(message), { name })

test('returns the status of a stack', async () => {
  const { client, calls } = answering()
  calls.resolves({
    Stacks: [{ StackName: 'MerbokSite', CreationTime: new Date(), StackStatus: 'ROLLBACK_COMPLETE' }],
  })
  expect(await stackStatus(client, 'MerbokSite')).toBe('ROLLBACK_COMPLETE')
})

test('returns undefined for a stack that does not exist', async () => {
  const { client, calls } = answering()
  calls.rejects(refusal('ValidationError', 'Stack with id MerbokSite does not exist'))
  expect(await stackStatus(client, 'MerbokSite')).toBeUndefined()
})

test.each([
  ['AccessDenied', 'not authorized to perform: cloudformation:DescribeStacks'],
  ['ValidationError', '1 validation error detected'],
])('throws on %s, which does not mean that the stack does not exist', async (name, message) => {
  const { client, calls } = answering()
  calls.rejects(refusal(name, message))
  await expect(stackStatus(client, 'MerbokSite')).rejects.toThrow(message)
})
