import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { dispatch } from './dispatch.ts'

const aws = mockClient(LambdaClient)
const lines: string[] = []
const world = {
  client: new LambdaClient({ region: 'ap-southeast-2' }),
  log: createLog({}, (line) => lines.push(line)),
}
const invoked = () => aws.commandCalls(InvokeCommand).map(({ args: [{ input }] }) => input.FunctionName)
const failing = (name: string) => Object.assign(new Error('refused'), { name })

beforeEach(() => {
  aws.reset()
  lines.length = 0
})

test('the functions run one after another, each after the answer of the one before', async () => {
  let running = 0
  let most = 0
  aws.on(InvokeCommand).callsFake(async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return { FunctionError: 'Unhandled' }
  })
  await dispatch(['one', 'two', 'three'], world)
  expect(invoked()).toEqual(['one', 'two', 'three'])
  expect(most).toBe(1)
  expect(lines).toEqual([])
})

test('a function that runs on is not invoked again, and the next one begins', async () => {
  aws.on(InvokeCommand, { FunctionName: 'one' }).rejects(failing('TimeoutError'))
  aws.on(InvokeCommand, { FunctionName: 'two' }).resolves({})
  await dispatch(['one', 'two'], world)
  expect(invoked()).toEqual(['one', 'two'])
})

test('a run that is refused is logged, the others begin, and the dispatcher fails so that its alarm counts it', async () => {
  aws.on(InvokeCommand, { FunctionName: 'one' }).rejects(failing('TooManyRequestsException'))
  aws.on(InvokeCommand, { FunctionName: 'two' }).resolves({})
  await expect(dispatch(['one', 'two'], world)).rejects.toThrow('1 of 2 runs did not begin.')
  expect(invoked()).toEqual(['one', 'two'])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'run not begun',
    function: 'one',
    error: 'TooManyRequestsException',
  })
})
