import { CloudFormationClient, DeleteStackCommand } from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import cdk from '../../cdk.json' with { type: 'json' }
import { settingsFrom } from '../settings.ts'
import { removeEdge } from './remove-edge.ts'

const aws = mockClient(CloudFormationClient)
const said: string[] = []
beforeEach(() => {
  aws.reset()
  said.length = 0
})

const remove = (change: Record<string, unknown>, confirm?: string) => {
  const context: Record<string, unknown> = { ...cdk.context, ...change }
  return removeEdge(new CloudFormationClient({}), {
    settings: settingsFrom((name) => context[name]),
    confirm,
    untilDeleted: async (_, name) => void said.push(`waited for ${name}`),
    say: (line) => void said.push(line),
  })
}

test('the stack of the limit is deleted once no setting uses it', async () => {
  await remove({ requestsPerAddress: 0 }, 'MerbokEdge')
  expect(aws.commandCalls(DeleteStackCommand).map(({ args }) => args[0].input)).toEqual([
    { StackName: 'MerbokEdge' },
  ])
  expect(said).toEqual(['waited for MerbokEdge', 'The stack MerbokEdge is deleted.'])
})

test('that of a stage has the name of the stage', async () => {
  await remove({ stage: 'staging', requestsPerAddress: 0 }, 'MerbokEdge-staging')
  expect(said[0]).toBe('waited for MerbokEdge-staging')
})

test('nothing is deleted while the setting uses it, or without its name', async () => {
  await expect(remove({}, 'MerbokEdge')).rejects.toThrow('cdk.json still uses MerbokEdge.')
  await expect(remove({ requestsPerAddress: 0 })).rejects.toThrow('add --confirm MerbokEdge')
  await expect(remove({ requestsPerAddress: 0 }, 'MerbokSite')).rejects.toThrow('add --confirm MerbokEdge')
  expect(aws.calls()).toEqual([])
})
