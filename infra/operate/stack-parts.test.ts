import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
  ListStacksCommand,
} from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { wrongInput, type Sent } from '#tests/support/sdk-models.ts'
import { partsOfDeleted } from './stack-parts.ts'

/** CloudFormation has no stand-in; these are its answers. */
const client = new CloudFormationClient({ region: 'ap-southeast-2' })
const calls = mockClient(client)
const name = 'MerbokSite-staging'
const dates = { CreationTime: new Date(0) }
const resource = (id: string) => ({
  StackResourceSummaries: [
    {
      LogicalResourceId: id,
      PhysicalResourceId: `${id}-name`,
      ResourceType: 'AWS::DynamoDB::GlobalTable',
      LastUpdatedTimestamp: new Date(0),
      ResourceStatus: 'CREATE_COMPLETE' as const,
    },
  ],
})
const part = (id: string) => ({ logicalId: id, name: `${id}-name`, type: 'AWS::DynamoDB::GlobalTable' })

beforeEach(() => {
  calls.reset()
  calls.on(ListStackResourcesCommand, { StackName: name }).resolves(resource('present'))
  calls.on(ListStackResourcesCommand, { StackName: 'arn:newest' }).resolves(resource('kept'))
})

const noStack = () =>
  calls
    .on(DescribeStacksCommand)
    .rejects(Object.assign(new Error(`Stack with id ${name} does not exist`), { name: 'ValidationError' }))

test('lists the parts of a stack', async () => {
  calls
    .on(DescribeStacksCommand)
    .resolves({ Stacks: [{ StackName: name, StackStatus: 'CREATE_COMPLETE', ...dates }] })
  expect(await partsOfDeleted(client, name)).toEqual([part('present')])
})

test('lists the parts of a deleted stack by its id, so that a removal can be run again', async () => {
  noStack()
  const deleted = (StackName: string, StackId: string) =>
    ({ StackName, StackId, StackStatus: 'DELETE_COMPLETE', ...dates }) as const
  calls
    .on(ListStacksCommand)
    .resolvesOnce({ StackSummaries: [deleted('MerbokSite', 'arn:other')], NextToken: 'more' })
    .resolves({ StackSummaries: [deleted(name, 'arn:newest'), deleted(name, 'arn:older')] })
  expect(await partsOfDeleted(client, name)).toEqual([part('kept')])
  const sent = calls.calls().map(({ args: [command] }) => command as Sent)
  expect(sent.flatMap(wrongInput)).toEqual([])
})

test('the error names a stack that never existed', async () => {
  noStack()
  calls.on(ListStacksCommand).resolves({ StackSummaries: [] })
  await expect(partsOfDeleted(client, name)).rejects.toThrow(`There is no stack ${name}`)
})
